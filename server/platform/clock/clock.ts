import { setTimeout as pause } from 'node:timers/promises'

/** The only source of time. It can be moved in demos and tests, never in production. */
export type Clock = {
  now(): Date
  /** Milliseconds by which this clock is ahead of the machine's. */
  readonly offset: number
  advance(milliseconds: number): void
  /** Waits until this clock has advanced by so many milliseconds. */
  pause(milliseconds: number): Promise<void>
}

/** `pace` is how much faster than real time a pause passes. */
export function makeClock(offset = 0, pace = 1): Clock {
  let ahead = offset
  return {
    now: () => new Date(Date.now() + ahead),
    get offset() {
      return ahead
    },
    advance(milliseconds) {
      ahead += milliseconds
    },
    async pause(milliseconds) {
      const waited = milliseconds / pace
      await pause(waited)
      ahead += milliseconds - waited
    },
  }
}
