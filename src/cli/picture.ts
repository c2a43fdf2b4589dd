import type { Terminal } from './terminal.js'

/** How a mark is coloured if colours are on. */
export type Ink = 'PLAIN' | 'FAINT' | 'STRONG' | 'OWN' | 'RED'

export interface Mark { readonly text: string, readonly ink: Ink }

/** A drawing of single characters, row by row. Empty cells are `undefined`. Rows may differ in length. */
export type Picture = readonly (readonly (Mark | undefined)[])[]

/** A sheet to draw on, at any coordinates: `x` to the right, `y` down. Later marks replace earlier ones. */
export interface Sheet {
  put (x: number, y: number, text: string, ink: Ink): void
  picture (): Picture
}

export const createSheet = (): Sheet => {
  const marks: { readonly x: number, readonly y: number, readonly mark: Mark }[] = []
  return {
    put (x, y, text, ink) {
      for (const [index, character] of [...text].entries()) marks.push({ x: x + index, y, mark: { text: character, ink } })
    },
    picture () {
      const left = Math.min(...marks.map(({ x }) => x))
      const top = Math.min(...marks.map(({ y }) => y))
      const rows: (Mark | undefined)[][] = []
      for (const { x, y, mark } of marks) (rows[y - top] ??= [])[x - left] = mark
      return Array.from(rows, row => Array.from(row ?? []))
    }
  }
}

/** Lines of text as a picture. */
export const written = (lines: readonly string[], ink: Ink = 'PLAIN'): Picture => lines.map(line => [...line].map(text => ({ text, ink })))

export const widthOf = (picture: Picture): number => Math.max(0, ...picture.map(row => row.length))

const padded = (row: Picture[number] | undefined, width: number): Picture[number] => Array.from({ length: width }, (_, x) => row?.[x])

/** Puts pictures side by side, `gap` columns apart, aligned at the top or the bottom. */
export const beside = (pictures: readonly Picture[], gap: number, align: 'TOP' | 'BOTTOM' = 'TOP'): Picture => {
  const height = Math.max(0, ...pictures.map(({ length }) => length))
  return Array.from({ length: height }, (_, y) => pictures.flatMap((picture, index) =>
    padded(picture[align === 'TOP' ? y : y - height + picture.length], widthOf(picture) + (index < pictures.length - 1 ? gap : 0))))
}

/** Centres a picture in `width` columns. A wider picture is returned unchanged. */
export const centred = (picture: Picture, width: number): Picture => {
  const margin = Math.max(0, Math.floor((width - widthOf(picture)) / 2))
  return picture.map(row => padded([...Array.from({ length: margin }, () => undefined), ...row], Math.max(width, margin + row.length)))
}

/** The picture as lines of text. */
export const printed = (picture: Picture, colours: Terminal['colours']): readonly string[] => picture.map(row => {
  const end = row.findLastIndex(mark => mark !== undefined && mark.text !== ' ')
  return Array.from(row.slice(0, end + 1), mark => mark ? coloured(mark, colours) : ' ').join('')
})

const coloured = ({ text, ink }: Mark, colours: Terminal['colours']): string => {
  switch (ink) {
    case 'PLAIN': return text
    case 'FAINT': return colours.dim(text)
    case 'STRONG': return colours.bold(text)
    case 'OWN': return colours.cyan(text)
    case 'RED': return colours.bold(colours.red(text))
  }
}
