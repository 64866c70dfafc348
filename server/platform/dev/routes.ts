import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { enqueueAllScheduled, type Schedule } from '../jobs/schedules.ts'
import type { Services } from '../services.ts'
import { moveClock } from './clock.ts'
import { readOutbox } from './outbox.ts'
import { drawOutbox } from './outbox-page.ts'
import { phoneRoutes } from './phone.ts'
import { ussdRoutes } from './ussd.ts'

const Filter = z.object({ to: z.string().max(254).optional() })
const ClockBody = z.object({ advance_hours: z.number().min(0).max(87_600) })

/** Outbox, simulated phone and movable clock, open to anyone who reaches this machine. Not mounted in production. */
export function devRoutes(app: FastifyInstance, services: Services, schedules: readonly Schedule[]): void {
  if (!services.config.devPages) return
  const outbox = (to?: string) => services.transaction('system', (tx) => readOutbox(tx, to))

  app.get('/dev/outbox.json', { schema: { hide: true, querystring: Filter } }, async (request, reply) => {
    const { to } = request.query as z.infer<typeof Filter>
    return reply.header('cache-control', 'no-store').send(await outbox(to))
  })

  app.get('/dev/outbox', { schema: { hide: true, querystring: Filter } }, async (request, reply) => {
    const { to } = request.query as z.infer<typeof Filter>
    const page = drawOutbox(await outbox(to), services.config.http.publicUrl, to)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })

  phoneRoutes(app, services)
  ussdRoutes(app, services)

  app.post('/dev/clock', { schema: { hide: true, body: ClockBody } }, async (request) => {
    const { advance_hours } = request.body as z.infer<typeof ClockBody>
    const now = await moveClock(services, advance_hours)
    await enqueueAllScheduled(services, schedules) // it may be a new day: run its schedules now, not at their usual time
    return { now: now.toISOString() }
  })
}
