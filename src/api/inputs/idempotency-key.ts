import { Refused } from '../../fights/refused.js'

/** Adds the header Idempotency-Key to a body, if sent. Throws BAD_REQUEST if the body has another key. */
export const withKey = (body: unknown, key: string | undefined): unknown => {
  if (key === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  if ('idempotencyKey' in body && body.idempotencyKey !== null && body.idempotencyKey !== key) {
    throw new Refused(
      'BAD_REQUEST',
      'The header Idempotency-Key and the field "idempotencyKey" differ. Send one of them, or the same value in both.'
    )
  }
  return { ...body, idempotencyKey: key }
}
