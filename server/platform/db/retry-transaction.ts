import { setTimeout as pause } from 'node:timers/promises'
import { TransactionConflict } from './problems.ts'

const MOST_TRIES = 5
const LONGEST_PAUSE_MS = 40

/**
 * Repeats `work` after a deadlock or serialization failure. Only for work that touches nothing but the database, since
 * all of it was rolled back. `random` varies the pause so that the two do not collide again; each pause may be twice as
 * long as the previous one.
 */
export async function retryTransaction<T>(random: () => number, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof TransactionConflict) || tries === MOST_TRIES) throw error
      await pause(random() * LONGEST_PAUSE_MS * 2 ** (tries - 1))
    }
  }
}
