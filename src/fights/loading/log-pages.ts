import type { FightRow, FightStore, StepRow } from '../ports.js'

/** Reading a page of this size takes a few milliseconds. */
export const STEPS_A_PAGE = 50

/** The steps of a fight up to the version of its row, page by page. A page is read when the consumer asks for it. */
export const logPages = async function * (
  store: Pick<FightStore, 'logPage'>,
  { id, version }: Pick<FightRow, 'id' | 'version'>
): AsyncGenerator<readonly StepRow[], void, void> {
  let after = 0
  for (let isMore = true; isMore;) {
    const steps = await store.logPage(id, after, version, STEPS_A_PAGE)
    after = steps.at(-1)?.version ?? after
    isMore = steps.length === STEPS_A_PAGE
    yield steps
  }
}
