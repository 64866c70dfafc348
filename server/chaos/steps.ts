/** Progress of all payments together: each response and each payment at the provider is a step. */
export type Steps = {
  take(): void
  /** Milliseconds since the last step. */
  idle(): number
  /** Waits for this many further steps, at most `longestMs`. */
  more(count: number, longestMs: number): Promise<void>
}

export function countSteps(): Steps {
  let taken = 0
  let last = Date.now()
  let awaited: { at: number; done(): void } | null = null
  return {
    take: () => {
      taken++
      last = Date.now()
      if (awaited && taken >= awaited.at) awaited.done()
    },
    idle: () => Date.now() - last,
    more: (count, longestMs) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, longestMs)
      awaited = { at: taken + count, done: resolve }
      if (count === 0) resolve()
      return promise.finally(() => clearTimeout(timer))
    },
  }
}
