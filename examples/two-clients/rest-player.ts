import { type Answer, type Decision, type Fight, OUT_OF_DATE, type Player, WAIT } from './api.js'

export class Problem extends Error {
  readonly code: string

  constructor (code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** Sends a request to the REST API. Throws refusals. */
export const rest = async <T>(
  server: string,
  method: 'GET' | 'POST',
  path: string,
  { token, body }: { readonly token?: string, readonly body?: object } = {}
): Promise<T> => {
  const response = await fetch(new URL(path, server), {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body
        ? { 'content-type': 'application/json' }
        : {})
    },
    ...(body ? { body: JSON.stringify(body) } : {})
  })
  const answer: unknown = await response.json()
  if (!response.ok) {
    const { code, detail } = answer as { readonly code: string, readonly detail: string }
    throw new Problem(code, detail)
  }
  return answer as T
}

/** A player who plays over REST. */
export const restPlayer = (server: string, fightId: string, seat: number, token: string): Player => ({
  seat,
  fight: () => rest<Fight>(server, 'GET', `/v1/fights/${fightId}`, { token }),
  async decisions () {
    const { decisions } = await rest<{ readonly decisions: readonly Decision[] }>(
      server,
      'GET',
      `/v1/fights/${fightId}/decisions?wait=${WAIT}`,
      { token }
    )
    return decisions
  },
  async answer (decision, answer: Answer) {
    try {
      const body = { ...answer, decision: decision.id }
      const { next } = await rest<{ readonly next: readonly Decision[] }>(
        server,
        'POST',
        `/v1/fights/${fightId}/choices?wait=${WAIT}`,
        { token, body }
      )
      return next
    } catch (error) {
      if (error instanceof Problem && OUT_OF_DATE.includes(error.code)) return null
      throw error
    }
  }
})
