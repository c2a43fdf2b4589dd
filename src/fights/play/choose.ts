import { acceptChoice, type Accepted } from './accept-choice.js'
import type { Bearer } from '../bearer.js'
import type { FightContext } from '../loading/fight-context.js'
import { missingLog } from '../loading/archived.js'
import { fightOf } from '../loading/fight-of.js'
import { permittedRole, viewerAs } from '../role.js'
import type { ChoiceInput } from '../use-cases.js'
import { viewStep } from '../views/view-events.js'
import { openDecisionsFor, viewFight } from '../views/view-fight.js'
import type { ChoiceAccepted } from '../views.js'
import { waitFor } from '../notify/wait-for.js'

/** The limit of steps in one reply; later ones are read as events. */
const STEPS_AT_MOST = 500

/** Accepts a choice, and holds the reply up to `wait` seconds until the caller is asked again or the fight is over. */
export const choose = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  input: ChoiceInput,
  wait: number,
  signal?: AbortSignal,
  arrivedAt?: string
): Promise<ChoiceAccepted> => {
  const accepted = await acceptChoice(context, bearer, fightId, input, arrivedAt)
  return wait > 0 ? showWhatFollowed(context, bearer, accepted, wait, signal) : showSteps(bearer, accepted)
}

const showSteps = (bearer: Bearer, { standing, steps }: Accepted): ChoiceAccepted => {
  const part = permittedRole(bearer, standing.row)
  return {
    fight: viewFight(standing.row, standing, part),
    acceptedAt: steps[0].at,
    events: steps.flatMap(step => viewStep(standing, viewerAs(part), step)),
    next: openDecisionsFor(standing, part)
  }
}

const showWhatFollowed = async (
  context: FightContext,
  bearer: Bearer,
  { standing: { row }, steps: [step] }: Accepted,
  wait: number,
  signal?: AbortSignal
): Promise<ChoiceAccepted> => {
  const { id } = row
  const part = permittedRole(bearer, row)
  const standing = await waitFor(context, bearer, ring =>
    context.fightPoller.watch(id, ring), wait, signal, async () => {
    const standing = await context.loadFight(await fightOf(context, bearer, id))
    return {
      value: standing,
      isEnough: standing.row.status !== 'RUNNING' || openDecisionsFor(standing, part).length > 0
    }
  })
  const steps = await context.store.stepsAfter(id, step.firstSeq - 1, STEPS_AT_MOST)
  if (steps.length === 0 && standing.row.lastSeq >= step.firstSeq) {
    throw await missingLog(context.store, id, step.firstSeq - 1)
  }
  return {
    fight: viewFight(standing.row, standing, part),
    acceptedAt: step.at,
    events: steps.flatMap(step => viewStep(standing, viewerAs(part), step))
      .filter(({ seq }) => seq <= standing.row.lastSeq),
    next: openDecisionsFor(standing, part)
  }
}
