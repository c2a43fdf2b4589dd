/** That what is sealed stays sealed: fights that differ only in it look the same to everybody else. */
import assert from 'node:assert/strict'
import t from 'tap'
import { chanceFrom } from '../../../src/bots/chance.js'
import { isNumbered } from '../../../src/referee/event.js'
import { firstDifference } from '../../../src/referee/json.js'
import type { Viewer } from '../../../src/referee/seat.js'
import type { PitEvent } from '../../../src/rulesets/pit-fighter/event.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import type { PitState } from '../../../src/rulesets/pit-fighter/state.js'
import { demand, law } from '../../support/law.js'
import { playFight } from '../../support/random-play.js'
import { type TwoWorlds, playTwice, seenOf } from '../../support/two-worlds.js'

const viewersBut = (hidden: number, { fighters }: PitState): readonly Viewer[] => [...fighters.map(({ seat }) => seat).filter(seat => seat !== hidden), 'HOST', 'PUBLIC']

let compared = 0

law('nobody else can tell what a seat has sealed', 90, plan => {
  const looks = ({ hidden, left, right, differing }: TwoWorlds): void => {
    if (differing.size === 0) return
    for (const viewer of viewersBut(hidden, left.match.state())) {
      const [here, there] = [seenOf(left, viewer), seenOf(right, viewer)]
      demand(here === there, () => `${viewer} sees what ${hidden} sealed: ${JSON.stringify(firstDifference(JSON.parse(here), JSON.parse(there)))}`)
    }
  }
  compared += playTwice({ ...plan, covers: true, seats: Math.min(plan.seats, 4) }, { spends: 10, concedes: 40, replaces: 10 }, looks)
}, { covers: true })

t.test('the worlds did differ', async t => t.ok(compared > 200, `${compared} moments compared`))

let judged = 0

law('no judgement by which a house bot chooses depends on what another seat has sealed', 30, plan => {
  const judgements = ({ hidden, left, right, differing }: TwoWorlds): void => {
    if (differing.size === 0) return
    const [here, there] = [left, right].map(({ pit, match }) =>
      match.state().asked.filter(({ seat }) => seat !== hidden).map(ask => [ask.id, pitFighter.judge?.(pit, match.state(), { ...ask, answer: null }) ?? null]))
    judged += here?.length ?? 0
    assert.deepEqual(here, there)
  }
  playTwice({ ...plan, seats: Math.min(plan.seats, 4) }, { spends: 10, concedes: 40, replaces: 10 }, judgements)
}, { covers: true })

t.test('many a judgement was compared', async t => t.ok(judged > 100, `${judged} judgements`))

law('no view and no event shows a cover, a die to come, or a pick before its time', 35, plan => {
  const shown = new Set<string>()
  playFight({ ...plan, covers: true }, ({ events, after }, { pit }) => {
    for (const event of events) if (event.type === 'MoveShown' || event.type === 'MoveLost') shown.add(`${event.turn}.${event.seat}`)
    for (const viewer of viewersBut(0, after)) {
      const seen = events.filter(isNumbered).map(event => pitFighter.seenBy(pit, viewer, event))
      const view = pitFighter.view(pit, after, viewer)
      demand(!/"(cover|answer|secrets|nextDie|asked|serverSeed|seed)":/.test(JSON.stringify([seen, view])), () => `${viewer} sees ${JSON.stringify([seen, view])}`)
      for (const event of seen) demand(event.type !== 'ChoiceSealed' || event.seat === viewer || !('choice' in event), () => JSON.stringify(event))
      for (const { seat, move } of fightersIn(view)) demand(seat === viewer || move === null || shown.has(`${after.turn}.${seat}`), () => `${viewer} sees ${move} of ${seat}`)
    }
  })
})

const fightersIn = (view: object): readonly { readonly seat: number, readonly move: string | null }[] => 'fighters' in view && Array.isArray(view.fighters) ? view.fighters : []

/** What is sealed and not yet shown, worked out from the log alone. */
class Sealed {
  readonly secrets = new Map<number, { readonly seat: number | null, readonly kind: string }>()
  readonly open = new Set<number>()

  hear (event: PitEvent): void {
    switch (event.type) {
      case 'ChoiceSealed':
        this.secrets.set(event.decision, { seat: event.seat, kind: event.kind })
        this.open.add(event.decision)
        return
      case 'DecisionWithdrawn':
        this.open.delete(event.decision)
        return
      case 'MoveShown':
      case 'MoveLost':
        this.drop(({ kind, seat }) => kind === 'PICK_MOVE' && seat === event.seat, true)
        this.drop(({ kind }) => kind === 'INTERRUPT', false)
        return
      case 'InterruptDeclared':
      case 'AttackOffered':
        this.drop(({ kind }) => kind === 'INTERRUPT', false)
        return
      case 'LocationsRevealed':
        this.drop(({ kind }) => kind === 'HIT_LOCATION', false)
        return
      case 'RecoveriesRevealed':
        this.drop(({ kind }) => kind === 'RECOVER', false)
        return
      case 'FightEnded':
        this.secrets.clear()
    }
  }

  private drop (is: (secret: { readonly seat: number | null, readonly kind: string }) => boolean, evenClosed: boolean): void {
    for (const [id, secret] of this.secrets) if (is(secret) && (evenClosed || this.open.has(id))) this.secrets.delete(id)
  }
}

law('secrets are the sealed answers that have not been shown', 45, plan => {
  const sealed = new Sealed()
  playFight(plan, ({ events, after }) => {
    for (const event of events) sealed.hear(event)
    assert.deepEqual(after.secrets, [...sealed.secrets].map(([decision, secret]) => ({ decision, ...secret })))
  }, 250, { spends: 8, concedes: 60, replaces: 8 })
})

law('a replaced answer leaves no trace but in the last one', 35, plan => {
  const chance = chanceFrom(plan.seed)
  playFight(plan, ({ before, choice, events, after }, { pit, match }) => {
    // Adrenalin may leave a sealed recovery without its counter, and so replace it.
    if (choice.kind === 'SPEND_ADRENALIN' || !events.some(({ type }) => type === 'AnswerReplaced')) return
    assert.deepEqual(events.filter(isNumbered), [])
    assert.deepEqual({ ...after, asked: [] }, { ...before, asked: [] })
    const viewer = after.fighters[chance(after.fighters.length)]?.seat ?? 1
    assert.deepEqual(pitFighter.view(pit, match.state(), viewer), pitFighter.view(pit, before, viewer))
  }, 250, { spends: 20, concedes: 100, replaces: 3 })
})
