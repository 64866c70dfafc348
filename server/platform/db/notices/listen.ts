import { setTimeout as pause } from 'node:timers/promises'
import { type Random, withJitter } from '../../clock/jitter.ts'
import type { Line } from '../connections/persistent-connection.ts'

const LISTEN_AGAIN_MS = 1000
const NOT_LISTENING: Line = { ended: Promise.resolve(), end: async () => {} }

/** Keeps one listening connection, and reopens it whenever it is lost or cannot be opened. */
export async function listen(openLine: () => Promise<Line>, random: Random): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let line = await openLine().catch(() => NOT_LISTENING)
  const staying = (async () => {
    for (;;) {
      await line.ended
      await pause(withJitter(LISTEN_AGAIN_MS, random), undefined, { signal: stopping.signal })
      line = await openLine().catch(() => NOT_LISTENING)
      if (stopping.signal.aborted) await line.end()
    }
  })().catch(() => {}) // stopped
  return async () => {
    stopping.abort()
    await line.end()
    await staying
  }
}
