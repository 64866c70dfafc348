import { setTimeout as pause } from 'node:timers/promises'
import { LostTurn } from './problems.ts'

const MOST_TRIES = 5
const LONGEST_PAUSE_MS = 40

/**
 * Does `work` again where two transactions had waited for each other and the database ended this one. Only for work that speaks to
 * nothing but the database: all of it has been taken back. `random` says how long to pause, so that the two do not meet again; each
 * pause may be twice as long as the one before it.
 */
export async function tryAgain<T>(random: () => number, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof LostTurn) || tries === MOST_TRIES) throw error
      await pause(random() * LONGEST_PAUSE_MS * 2 ** (tries - 1))
    }
  }
}
