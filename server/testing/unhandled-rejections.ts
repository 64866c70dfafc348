import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'

type Listener = (error: unknown) => void

/** Collects unhandled promise rejections. The returned function takes those so far. */
export function collectUnhandledRejections(): () => Promise<string[]> {
  let left: string[] = []
  let others: Listener[] = []
  const collect: Listener = (error) => void left.push(String(error))
  beforeAll(() => {
    others = process.listeners('unhandledRejection') as Listener[] // the test runner's listener would fail the run
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', collect)
  })
  afterAll(() => {
    process.off('unhandledRejection', collect)
    for (const other of others) process.on('unhandledRejection', other)
  })
  return async () => {
    await nextTurn() // Node reports them at the end of a turn
    const taken = left
    left = []
    return taken
  }
}
