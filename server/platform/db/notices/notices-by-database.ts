import pg from 'pg'
import { openPersistentConnection, PATIENCE_MS } from '../connections/persistent-connection.ts'
import type { NoticeWay } from './notices.ts'

/** By LISTEN and NOTIFY; NOTIFY runs on a connection with synchronous_commit off. */
export const noticesByDatabase = (url: string): NoticeWay => ({
  hear: (channel, heard) =>
    openPersistentConnection(url, 'gida listener', (client) => {
      client.on('notification', (notice) => heard(notice.payload ?? ''))
      return client.query(`listen ${pg.escapeIdentifier(channel)}`)
    }),

  async speak() {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'gida notices',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      options: '-c synchronous_commit=off',
    })
    client.on('error', () => {}) // the `end` event is what counts
    const ended = new Promise<void>((done) => client.once('end', () => done()))
    await client.connect()
    return {
      ended,
      end: () => client.end(),
      tell: (notices) =>
        client.query(
          'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) n (channel, payload)',
          [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)],
        ),
    }
  },
})
