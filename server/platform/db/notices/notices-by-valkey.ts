import { HEARTBEAT_MS, PATIENCE_MS } from '../connections/persistent-connection.ts'
import type { NoticeWay } from './notices.ts'

/** By pub/sub of a Valkey or Redis, which stores nothing; `scope` is the database whose processes notify each other. */
export function noticesByValkey(url: string, scope: string): NoticeWay {
  const scoped = (channel: string) => `gida:${scope}:${channel}`
  return {
    async hear(channel, heard) {
      const { client, ...line } = await openLine(url)
      await client.subscribe(scoped(channel), heard).catch(async (error) => {
        await line.end()
        throw error
      })
      return line
    },
    async speak() {
      const { client, ...line } = await openLine(url)
      const tell = ({ channel, payload }: { channel: string; payload: string }) =>
        client.publish(scoped(channel), payload)
      return { ...line, tell: (notices) => Promise.all(notices.map(tell)) }
    },
  }
}

/** Heartbeat as on a kept database connection: one that does not answer before the next beat is ended. */
async function openLine(url: string) {
  const { createClient } = await import('@redis/client') // loaded on demand: most installations have none
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: PATIENCE_MS, reconnectStrategy: false },
  })
  client.on('error', () => {}) // the `end` event is what counts
  const ended = new Promise<void>((done) => client.once('terminated', () => done()).once('end', () => done()))
  const end = async () => client.destroy()
  let isWaiting = false
  const beating = setInterval(() => {
    if (isWaiting) return end()
    isWaiting = true
    client.ping().then(() => {
      isWaiting = false
    }, end)
  }, HEARTBEAT_MS)
  void ended.then(() => clearInterval(beating))
  await client.connect()
  return { client, ended, end }
}
