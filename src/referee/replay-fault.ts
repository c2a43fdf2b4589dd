/** A fault of a record. `index`: the seat, choice, die or event, from 0. */
export interface ReplayFault {
  readonly what: 'setup' | 'choice' | 'dice' | 'events' | 'result'
  readonly index: number
  readonly message: string
}

/** A value read from a record, or the fault. */
export type Read<T> = { readonly ok: true, readonly value: T } | { readonly ok: false, readonly fault: ReplayFault }

export const read = <T>(value: T): Read<T> => ({ ok: true, value })

export const faulty = (what: ReplayFault['what'], index: number, message: string): Read<never> => ({ ok: false, fault: { what, index, message } })

/** A fault of the file as a whole. It counts as a fault of the set-up. */
export const malformed = (message: string): Read<never> => faulty('setup', 0, message)
