/** The one source of time. It can be moved in demonstrations and tests; never in production. */
export type Clock = {
  now(): Date
  /** Milliseconds that this clock is ahead of the machine's. */
  readonly offset: number
  advance(milliseconds: number): void
}

export function makeClock(offset = 0): Clock {
  let ahead = offset
  return {
    now: () => new Date(Date.now() + ahead),
    get offset() {
      return ahead
    },
    advance(milliseconds) {
      ahead += milliseconds
    },
  }
}
