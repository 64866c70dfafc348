import { setTimeout as pause } from 'node:timers/promises'
import { normalizePhone } from '@gida/contract/shared/phone'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fieldsOf, formPages, HTML, hidden } from '../http/pages/form-pages.ts'
import type { Services } from '../services.ts'
import { drawPhone, type Line } from './phone-page.ts'

const Taken = z.object({ number: z.string().max(30).default('') })
const MOST_KNOWN = 20
const WAIT_MS = 50
const MOST_WAITS = 80

/** A phone that texts our number through the simulator of the provider, and shows what comes back. */
export function phoneRoutes(app: FastifyInstance, services: Services): void {
  const { sms } = services.config
  if (sms?.mode !== 'simulator' || !sms.number) return
  const to = sms.number
  /** What was typed is kept nowhere else: it may hold a PIN. */
  const typed = new Map<string, (Line & { at: number })[]>()

  const readLines = async (phone: string): Promise<Line[]> => {
    const answers = await readAnswers(services, phone)
    return [...(typed.get(phone) ?? []), ...answers].sort((a, b) => a.at - b.at)
  }

  app.get('/dev/phone', { schema: { ...hidden.schema, querystring: Taken } }, async (request, reply) => {
    const { number } = request.query as z.infer<typeof Taken>
    const phone = normalizePhone(number) ?? ''
    const page = drawPhone({
      number: phone,
      to,
      lines: await readLines(phone),
      known: await readKnown(services),
    })
    return reply.header('cache-control', 'no-store').type(HTML).send(page)
  })

  formPages(app, { drawNowhere: () => '' }, (pages) => {
    pages.post('/dev/phone', hidden, async (request, reply) => {
      const fields = fieldsOf(request)
      const [phone, text] = [normalizePhone(fields.get('number') ?? ''), fields.get('text')]
      if (!phone || !text) return reply.redirect('/dev/phone', 303)
      const before = (await readAnswers(services, phone)).length
      const at = services.clock.now().getTime()
      typed.set(phone, [...(typed.get(phone) ?? []), { text, is_mine: true, at }])
      await sendIn(sms.url, phone, text)
      for (let waits = 0; waits < MOST_WAITS; waits++) {
        if ((await readAnswers(services, phone)).length > before) break
        await pause(WAIT_MS)
      }
      return reply.redirect(`/dev/phone?number=${encodeURIComponent(phone)}`, 303)
    })
  })
}

const sendIn = (simulator: string, from: string, text: string) =>
  fetch(new URL('/simulator/inbound', simulator), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, text }),
    signal: AbortSignal.timeout(10_000),
  })

/** What was answered to a number, and nothing else that it was sent. */
const readAnswers = ({ transaction }: Services, phone: string): Promise<(Line & { at: number })[]> =>
  transaction('system', async (tx) => {
    const rows = await tx
      .selectFrom('outbox_message')
      .innerJoin('delivery_intent', 'delivery_intent.id', 'outbox_message.intent_id')
      .select(['outbox_message.body', 'outbox_message.created_at'])
      .where('delivery_intent.kind', '=', 'phone')
      .where('outbox_message.recipient', '=', phone)
      .orderBy('outbox_message.id')
      .execute()
    return rows.map(({ body, created_at }) => ({ text: body, is_mine: false, at: created_at.getTime() }))
  })

const readKnown = ({ transaction }: Services): Promise<{ phone: string; full_name: string }[]> =>
  transaction('system', (tx) =>
    tx
      .selectFrom('users')
      .select(['phone', 'full_name'])
      .where('phone', 'is not', null)
      .where('is_demo', '=', true)
      .orderBy('sort_name')
      .limit(MOST_KNOWN)
      .$narrowType<{ phone: string }>()
      .execute(),
  )
