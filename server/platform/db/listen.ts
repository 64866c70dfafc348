import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Random, withJitter } from '../clock/jitter.ts'
import { openKeptLine } from './kept-line.ts'

const LISTEN_AGAIN_MS = 1000
const NOT_LISTENING = { ended: Promise.resolve(), end: async () => {} }

/** One connection that listens, and another in its place whenever it is lost. */
export async function listen(url: string, channel: string, heard: (payload: string) => void, random: Random) {
  const stopping = new AbortController()
  const listenOnce = () =>
    openKeptLine(url, 'gida listener', (client) => {
      client.on('notification', (notice) => heard(notice.payload ?? ''))
      return client.query(`listen ${pg.escapeIdentifier(channel)}`)
    })
  let line: Pick<Awaited<ReturnType<typeof listenOnce>>, 'ended' | 'end'> = await listenOnce()
  const staying = (async () => {
    for (;;) {
      await line.ended
      await pause(withJitter(LISTEN_AGAIN_MS, random), undefined, { signal: stopping.signal })
      line = await listenOnce().catch(() => NOT_LISTENING)
      if (stopping.signal.aborted) await line.end()
    }
  })().catch(() => {}) // stopped
  return async () => {
    stopping.abort()
    await line.end()
    await staying
  }
}
