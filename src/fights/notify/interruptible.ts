/**
 * Wraps the generator of `begin` with a signal that is aborted by any of `signals` and when the reader ends. Without it,
 * `return` would have no effect until the pending promise of the generator settles.
 */
export const interruptible = <T>(
  signals: readonly (AbortSignal | undefined)[],
  begin: (stop: AbortSignal) => AsyncGenerator<T, void, void>
): AsyncGenerator<T, void, void> => {
  const stopping = new AbortController()
  const generator = begin(stopping.signal)
  const given = signals.filter(signal => signal !== undefined)
  let isBegun = false

  const stop = (): void => {
    stopping.abort()
    for (const signal of given) signal.removeEventListener('abort', stop)
  }
  const hearSignals = (): void => {
    isBegun = true
    for (const signal of given) signal.addEventListener('abort', stop)
    if (given.some(({ aborted }) => aborted)) stop()
  }

  return {
    async next () {
      if (!isBegun) hearSignals()
      try {
        const item = await generator.next()
        if (item.done) stop()
        return item
      } catch (fault) {
        stop()
        throw fault
      }
    },
    return () {
      stop()
      return generator.return()
    },
    throw (fault) {
      stop()
      return generator.throw(fault)
    },
    [Symbol.asyncIterator] () { return this }
  }
}
