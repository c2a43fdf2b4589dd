/** Keeps the `size` most recently used values. */
export const lruCache = <T>(size: number): { get (key: string): T | undefined, set (key: string, value: T): void } => {
  const kept = new Map<string, T>()
  return {
    get (key) {
      const value = kept.get(key)
      if (value !== undefined) {
        kept.delete(key)
        kept.set(key, value)
      }
      return value
    },
    set (key, value) {
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    }
  }
}
