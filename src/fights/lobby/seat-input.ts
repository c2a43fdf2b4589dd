import type { SetupFault } from '../../referee/ruling.js'
import type { Seat } from '../../referee/seat.js'
import { Refused, shortFaults } from '../refused.js'

const LONGEST_NAME = 60

/** A displayed text: trimmed, in Unicode NFC, without invisible characters. */
export const readName = (name: string, what: string): string => {
  const read = name.normalize('NFC').trim()
  if (read === '' || read.length > LONGEST_NAME) {
    throw new Refused('SETUP_REFUSED', `${what} must have 1 to ${LONGEST_NAME} characters.`)
  }
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(read)) {
    throw new Refused('SETUP_REFUSED', `${what} contains invisible characters. Remove them.`)
  }
  return read
}

export const readClientSeed = (clientSeed: string): string => {
  if (!/^[0-9a-f]{64}$/i.test(clientSeed)) throw new Refused('SETUP_REFUSED', 'A client seed must have 64 hex digits.')
  return clientSeed.toLowerCase()
}

/** Adds the number of the seat to the message of a SETUP_REFUSED. */
export const namingSeat = <T>(seat: Seat, read: () => T): T => {
  try {
    return read()
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.code !== 'SETUP_REFUSED') throw fault
    throw new Refused(fault.code, `Seat ${seat}: ${fault.message}`, { rule: fault.rule, faults: fault.faults })
  }
}

export const refusedSetup = ({ message, rule, faults = [] }: SetupFault): Refused =>
  new Refused('SETUP_REFUSED', message, { rule, faults: shortFaults(faults) })
