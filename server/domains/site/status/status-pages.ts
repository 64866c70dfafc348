import type { FastifyInstance } from 'fastify'
import { HTML, hidden } from '../../../platform/http/pages/form-pages.ts'
import type { Services } from '../../../platform/services.ts'
import { partsOf } from './check-status.ts'
import { drawStatus } from './draw-status.ts'
import { type PartStatus, readNotices, readStatus, type StatusNotice } from './read-status.ts'

/** Cache time, so that many readers cause few queries. */
const KEPT_MS = 30_000

/** `/status` always responds; without the database it says so and shows the last known state. */
export function statusPages(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config.http
  const parts = partsOf(services)
  let known: { parts: PartStatus[]; notices: StatusNotice[] } = { parts: [], notices: [] }
  let asked: { at: number; answers: Promise<boolean> } | undefined

  const ask = () =>
    services
      .transaction('system', async (tx) => ({
        parts: await readStatus(tx, parts),
        notices: await readNotices(tx),
      }))
      .then(
        (read) => {
          known = read
          return true
        },
        () => false,
      )
  app.get('/status', hidden, async (_, reply) => {
    const now = services.clock.now()
    if (!asked || Math.abs(now.getTime() - asked.at) >= KEPT_MS) asked = { at: now.getTime(), answers: ask() }
    const isThere = await asked.answers
    return reply
      .type(HTML)
      .header('cache-control', 'public, max-age=30')
      .send(drawStatus(publicUrl, { ...known, isThere, at: new Date(asked.at) }))
  })
}
