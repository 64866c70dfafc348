import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Random, withJitter } from '../clock/jitter.ts'

const LISTEN_AGAIN_MS = 1000
const NOT_LISTENING = { ended: Promise.resolve(), end: async () => {} }

/** One connection that listens, and another in its place whenever it is lost. */
export async function listen(url: string, channel: string, heard: (payload: string) => void, random: Random) {
  const stopping = new AbortController()
  let client = await listenOnce(url, channel, heard)
  const staying = (async () => {
    for (;;) {
      await client.ended
      await pause(withJitter(LISTEN_AGAIN_MS, random), undefined, { signal: stopping.signal })
      client = await listenOnce(url, channel, heard).catch(() => NOT_LISTENING)
      if (stopping.signal.aborted) await client.end()
    }
  })().catch(() => {}) // stopped
  return async () => {
    stopping.abort()
    await client.end()
    await staying
  }
}

async function listenOnce(url: string, channel: string, heard: (payload: string) => void) {
  const client = new pg.Client({ connectionString: url, application_name: 'gida listener', keepAlive: true })
  client.on('error', () => {}) // its end is what counts
  const ended = new Promise<void>((done) => client.once('end', () => done()))
  client.on('notification', (notice) => heard(notice.payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return { ended, end: () => client.end() }
}
