import { randomInt } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { asFields, asNumber, asText } from '../http/loose-values.ts'
import { later, report, reportInbound } from './report.ts'
import { CALLS, DELIVERIES, isHit, REPORTS, type SentSms, type SmsFaults, type SmsWorld } from './state.ts'

const COST = 4
const MOST_RECEIVERS = 100

/** Termii's wire, and the calls that steer it. */
export function buildSmsApp(world: SmsWorld): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.post('/api/sms/send', (request, reply) => take(world, asFields(request.body), reply))
  app.post('/api/sms/send/bulk', (request, reply) => take(world, asFields(request.body), reply))
  app.get('/api/get-balance', (request, reply) => {
    if (asFields(request.query).api_key !== world.apiKey) return unauthorized(reply)
    return reply.send({ user: 'Gida', balance: world.balance, currency: 'NGN' })
  })
  app.get('/simulator/messages', () => ({ data: world.messages }))
  app.post('/simulator/faults', (request) => {
    Object.assign(world.faults, readFaults(asFields(request.body)))
    return world.faults
  })
  app.post('/simulator/inbound', async (request, reply) => {
    const { from, text } = asFields(request.body)
    if (!asText(from) || !asText(text)) return reply.code(400).send({ message: 'Say from and text.' })
    const message_id = nextId()
    await reportInbound(world, message_id, String(from).replace(/^\+/, ''), String(text))
    return { message_id }
  })
  return app
}

async function take(world: SmsWorld, body: Record<string, unknown>, reply: FastifyReply) {
  const { faults } = world
  if (asText(body.api_key) !== world.apiKey) return unauthorized(reply)
  const receivers = (Array.isArray(body.to) ? body.to : [body.to]).map(String)
  const text = asText(body.sms)
  if (!text || receivers.length > MOST_RECEIVERS || receivers.some((to) => !/^\d{10,15}$/.test(to)))
    return reply.code(400).send({ code: 400, message: 'Invalid phone number or empty message' })
  const isMet = isHit(world)
  if (isMet && faults.api === 'hang_up') return reply.raw.destroy()
  if (isMet && faults.api === '5xx') return reply.code(503).send({ message: 'Service Unavailable' })
  if (world.balance < COST * receivers.length || (isMet && faults.deliver === 'no_credit'))
    return reply.send({ message: 'Insufficient balance' })
  const message_id = nextId()
  for (const to of receivers) accept(world, { message_id, to, text, isMet, body })
  if (isMet && faults.api === 'drop_after') return reply.raw.destroy()
  return reply.send({
    code: 'ok',
    message_id,
    message: 'Successfully Sent',
    balance: world.balance,
    user: 'Gida',
  })
}

type Taken = { message_id: string; to: string; text: string; isMet: boolean; body: Record<string, unknown> }

function accept(world: SmsWorld, { message_id, to, text, isMet, body }: Taken): void {
  const { deliver, seconds } = world.faults
  const channel = asText(body.channel) ?? 'generic'
  const sms: SentSms = {
    ...{ message_id, to, text, channel, from: asText(body.from) ?? '' },
    ...{ status: 'Message Sent', sent_at: new Date().toISOString() },
  }
  world.balance -= COST
  world.messages.push(sms)
  if (isMet && deliver === 'lose') return
  const isRefused = isMet && deliver === 'dnd'
  const status = isRefused ? 'DND Active on Phone Number' : 'DELIVERED | Message delivered to handset'
  later(world, isMet && deliver === 'delay' ? seconds : 0, () => report(world, sms, status))
}

const unauthorized = (reply: FastifyReply) => reply.code(401).send({ message: 'Unauthorized' })

/** As long as the provider's own: as a number of JSON it would lose its last digits. */
const nextId = () => `${Date.now()}${String(randomInt(1e9)).padStart(9, '0')}`

function readFaults(body: Record<string, unknown>): Partial<SmsFaults> {
  const oneOf = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === body[name])
  const said = {
    deliver: oneOf('deliver', DELIVERIES),
    reports: oneOf('reports', REPORTS),
    api: oneOf('api', CALLS),
    share: asNumber(body.share) ?? 1,
    seconds: asNumber(body.seconds),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}
