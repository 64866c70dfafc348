import { setTimeout as pause } from 'node:timers/promises'
import { normalizePhone } from '@gida/contract/shared/phone'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fieldsOf, formPages, HTML, hidden } from '../http/pages/form-pages.ts'
import type { Services } from '../services.ts'
import { drawPhone, type Line, type Shown } from './phone-page.ts'

const Taken = z.object({ number: z.string().max(30).default('') })
const MOST_KNOWN = 20
const WAIT_MS = 50
const MOST_WAITS = 80

/** What a simulated phone needs: page, our number, and the provider's simulator. */
type Chat = Pick<Shown, 'path' | 'title' | 'to' | 'way'> & { simulator: string }

/** Simulated phones for SMS and WhatsApp, through the providers' simulators. */
export function phoneRoutes(app: FastifyInstance, services: Services): void {
  const { sms, whatsapp } = services.config
  if (sms?.mode === 'simulator' && sms.number)
    addChat(app, services, {
      ...{ path: '/dev/phone', title: 'Any phone', to: sms.number, way: 'SMS', simulator: sms.url },
    })
  if (whatsapp?.mode === 'simulator' && whatsapp.number)
    addChat(app, services, {
      ...{ path: '/dev/whatsapp', title: 'WhatsApp', to: whatsapp.number, way: 'WHATSAPP' },
      simulator: whatsapp.url,
    })
}

/** Adds a page with a phone that writes to our number and shows the answers. */
function addChat(app: FastifyInstance, services: Services, { simulator, ...chat }: Chat): void {
  const { path, way } = chat
  /** Typed messages are kept in memory only, since they may hold a PIN. */
  const typed = new Map<string, (Line & { at: number })[]>()

  const readLines = async (phone: string): Promise<Line[]> => {
    const answers = await readAnswers(services, phone, way)
    return [...(typed.get(phone) ?? []), ...answers].sort((a, b) => a.at - b.at)
  }

  app.get(path, { schema: { ...hidden.schema, querystring: Taken } }, async (request, reply) => {
    const { number } = request.query as z.infer<typeof Taken>
    const phone = normalizePhone(number) ?? ''
    const [lines, known] = await Promise.all([readLines(phone), readKnown(services)])
    const page = drawPhone({ ...chat, number: phone, lines, known })
    return reply.header('cache-control', 'no-store').type(HTML).send(page)
  })

  formPages(app, { drawNowhere: () => '' }, (pages) => {
    pages.post(path, hidden, async (request, reply) => {
      const fields = fieldsOf(request)
      const phone = normalizePhone(fields.get('number') ?? '')
      const [type, text] = [fields.get('type') ?? 'text', fields.get('text') ?? '']
      if (!phone || (type === 'text' && !text)) return reply.redirect(path, 303)
      const before = (await readAnswers(services, phone, way)).length
      const at = services.clock.now()
      const shown = type === 'text' ? text : `[${type}]`
      typed.set(phone, [...(typed.get(phone) ?? []), { text: shown, is_mine: true, at: at.getTime() }])
      await sendIn(simulator, { from: phone, text, type, at: at.toISOString() })
      for (let waits = 0; waits < MOST_WAITS; waits++) {
        if ((await readAnswers(services, phone, way)).length > before) break
        await pause(WAIT_MS)
      }
      return reply.redirect(`${path}?number=${encodeURIComponent(phone)}`, 303)
    })
  })
}

type Written = { from: string; text: string; type: string; at: string }
const sendIn = (simulator: string, written: Written) =>
  fetch(new URL('/simulator/inbound', simulator), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(written),
    signal: AbortSignal.timeout(10_000),
  })

/** Only answers to a number on one channel, and nothing else that it was sent. */
const readAnswers = (
  { transaction }: Services,
  phone: string,
  way: Chat['way'],
): Promise<(Line & { at: number })[]> =>
  transaction('system', async (tx) => {
    const rows = await tx
      .selectFrom('outbox_message')
      .innerJoin('delivery_intent', 'delivery_intent.id', 'outbox_message.intent_id')
      .select(['outbox_message.body', 'outbox_message.created_at'])
      .where('delivery_intent.kind', '=', 'phone')
      .where('outbox_message.channel', '=', way)
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
