import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asFields, asText } from '../http/loose-values.ts'
import { type Code, refuse, titleOf } from './errors.ts'
import { later, tell } from './send-webhook.ts'
import type { SentMessage, WhatsAppWorld } from './state.ts'

const WINDOW_MS = 24 * 3_600_000
const MOST_SIGNS = 4096
/** To one number: a burst of so many, then one in six seconds. */
const BURST = 45
const BURST_MS = BURST * 6_000
const FIRST_SECONDS = 0.01

/** `POST /{version}/{phone_number_id}/messages`, of text alone. */
export function send(world: WhatsAppWorld, request: FastifyRequest, reply: FastifyReply) {
  const { api } = world.faults
  if (request.headers.authorization !== `Bearer ${world.secret}` || api === 'token') return refuse(reply, 190)
  if (api === 'hang_up') return reply.raw.destroy()
  if (api === '5xx') return refuse(reply, 131016)
  if (api === 'too_many') return refuse(reply, 130429)
  const body = asFields(request.body)
  const [to, text] = [asText(body.to) ?? '', asText(asFields(body.text).body) ?? '']
  const isRight = body.messaging_product === 'whatsapp' && body.type === 'text' && /^\d{10,15}$/.test(to)
  if (!isRight || text === '' || text.length > MOST_SIGNS) return refuse(reply, 100)
  if (api === 'too_fast' || isTooFast(world, to)) return refuse(reply, 131056)
  const message: SentMessage = {
    ...{ id: newId(), to, text, callback_data: asText(body.biz_opaque_callback_data) ?? null },
    ...{ status: 'accepted', sent_at: new Date().toISOString() },
  }
  world.messages.push(message)
  if (world.faults.deliver !== 'lose') later(world, FIRST_SECONDS, () => deliver(world, message))
  if (api === 'drop_after') return reply.raw.destroy()
  return reply.send({
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id: message.id }],
  })
}

export const newId = () => `wamid.${randomBytes(30).toString('base64')}`

function isTooFast({ sentTo }: WhatsAppWorld, to: string): boolean {
  const now = Date.now()
  const recent = (sentTo.get(to) ?? []).filter((at) => at > now - BURST_MS)
  sentTo.set(to, [...recent, now])
  return recent.length >= BURST
}

/** To have been taken is not to have been delivered: what comes outside the window fails afterwards. */
async function deliver(world: WhatsAppWorld, message: SentMessage): Promise<void> {
  const isOpen = (world.lastWrote.get(message.to) ?? 0) > Date.now() - WINDOW_MS
  if (!isOpen) return report(world, message, 'failed', 131047)
  if (world.faults.deliver === 'undeliverable') return report(world, message, 'failed', 131026)
  await report(world, message, 'sent')
  await report(world, message, 'delivered')
}

async function report(
  world: WhatsAppWorld,
  message: SentMessage,
  status: string,
  code?: Code,
): Promise<void> {
  message.status = code ? `${status} ${code}` : status
  const { id, to: recipient_id, callback_data: biz_opaque_callback_data } = message
  const timestamp = String(Math.floor(Date.now() / 1000))
  const errors = code ? { errors: [{ code, title: titleOf(code), message: titleOf(code) }] } : {}
  const pricing = {
    billable: false,
    pricing_model: 'PMP',
    category: 'service',
    type: 'free_customer_service',
  }
  const about = { id, status, timestamp, recipient_id, biz_opaque_callback_data }
  await tell(world, { statuses: [{ ...about, ...(status === 'sent' ? { pricing } : {}), ...errors }] })
}
