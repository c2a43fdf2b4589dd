/** How two opponents play a game in which one wins what the other loses, if neither can predict the other. */
export interface Solution {
  /** The share of each row for the player who wins the payoff. */
  readonly rows: readonly number[]
  /** The share of each column for the player who loses it. */
  readonly columns: readonly number[]
  /** What the row player wins on average. */
  readonly value: number
}

/**
 * Solves a matrix game exactly by the simplex method. `payoffs`: a row for each choice of the winner, all rows of one
 * length, no payoff below 0. The linear program of the column player is solved: maximize the sum of y with
 * (payoffs + 1) y <= 1. Its dual gives the rows.
 */
export const solveMatrixGame = (payoffs: readonly (readonly number[])[]): Solution => {
  const height = payoffs.length
  const width = payoffs[0]?.length ?? 0
  // Every payoff is raised by 1, so that the value of the game is above 0.
  const tableau = [
    ...payoffs.map((row, index) => [...row.map(payoff => payoff + 1), ...unit(height, index), 1]),
    [...Array.from({ length: width }, () => -1), ...unit(height, -1), 0]
  ]
  const basis = payoffs.map((_, index) => width + index)
  for (let entering = enteringColumn(tableau); entering !== -1; entering = enteringColumn(tableau)) {
    const leaving = leavingRow(tableau, basis, entering)
    pivot(tableau, leaving, entering)
    basis[leaving] = entering
  }
  const bottom = tableau[height] ?? []
  const total = bottom.at(-1) ?? 1
  const columns = Array.from({ length: width }, (_, column) => {
    const row = basis.indexOf(column)
    return row === -1 ? 0 : (tableau[row]?.at(-1) ?? 0) / total
  })
  return { rows: payoffs.map((_, index) => (bottom[width + index] ?? 0) / total), columns, value: 1 / total - 1 }
}

/** Rounding errors stay far below this. */
const EPSILON = 1e-12

const unit = (length: number, at: number): readonly number[] =>
  Array.from({ length }, (_, index) => index === at ? 1 : 0)

type Tableau = readonly (readonly number[])[]

/** The first column that improves the sum; Bland's rule, so that the method ends. -1: the sum is the greatest. */
const enteringColumn = (tableau: Tableau): number =>
  (tableau.at(-1) ?? []).slice(0, -1).findIndex(value => value < -EPSILON)

/** The row that limits the entering column most; of several the one with the lowest basic variable. */
const leavingRow = (tableau: Tableau, basis: readonly number[], entering: number): number => {
  let best = { row: -1, ratio: Infinity }
  for (const [row, variable] of basis.entries()) {
    const factor = tableau[row]?.[entering] ?? 0
    if (factor <= EPSILON) continue
    const ratio = (tableau[row]?.at(-1) ?? 0) / factor
    const isTied = Math.abs(ratio - best.ratio) <= EPSILON
    if (isTied ? variable < (basis[best.row] ?? Infinity) : ratio < best.ratio) best = { row, ratio }
  }
  return best.row
}

const pivot = (tableau: number[][], row: number, column: number): void => {
  const divisor = tableau[row]?.[column] ?? 1
  const scaled = (tableau[row] ?? []).map(value => value / divisor)
  for (const [index, line] of tableau.entries()) {
    const factor = line[column] ?? 0
    tableau[index] = index === row ? scaled : line.map((value, at) => value - factor * (scaled[at] ?? 0))
  }
}
