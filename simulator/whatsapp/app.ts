import Fastify, { type FastifyInstance } from 'fastify'
import { asFields, asMoment, asText } from '../http/loose-values.ts'
import { newId, send } from './send.ts'
import { tell } from './send-webhook.ts'
import { CALLS, DELIVERIES, WEBHOOKS, type WhatsAppFaults, type WhatsAppWorld } from './state.ts'

/** The Cloud API's wire, and the calls that steer it. */
export function buildWhatsAppApp(world: WhatsAppWorld): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.post(`/:version/${world.phoneId}/messages`, (request, reply) => send(world, request, reply))
  app.get('/simulator/messages', () => ({ data: world.messages }))
  app.post('/simulator/faults', (request) => {
    Object.assign(world.faults, readFaults(asFields(request.body)))
    return world.faults
  })
  app.post('/simulator/inbound', async (request, reply) => {
    const { from, text, type, at } = asFields(request.body)
    const number = (asText(from) ?? '').replace(/^\+/, '')
    const kind = asText(type) ?? 'text'
    if (!number || (kind === 'text' && !asText(text)))
      return reply.code(400).send({ message: 'Say from and text, or from and type.' })
    const id = newId()
    await receive(world, { id, number, kind, text: String(text ?? ''), at: asMoment(at) ?? Date.now() })
    return { id }
  })
  return app
}

type Written = { id: string; number: string; kind: string; text: string; at: number }

/** Somebody writes to our number: words, or anything else that WhatsApp knows. */
async function receive(world: WhatsAppWorld, { id, number, kind, text, at }: Written): Promise<void> {
  world.lastWrote.set(number, Math.max(at, world.lastWrote.get(number) ?? 0))
  const content = kind === 'text' ? { text: { body: text } } : { [kind]: { id: '1' } }
  await tell(world, {
    contacts: [{ profile: { name: 'Somebody' }, wa_id: number }],
    messages: [{ id, from: number, timestamp: String(Math.floor(at / 1000)), type: kind, ...content }],
  })
}

function readFaults(body: Record<string, unknown>): Partial<WhatsAppFaults> {
  const oneOf = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === body[name])
  const said = {
    ...{ api: oneOf('api', CALLS), deliver: oneOf('deliver', DELIVERIES) },
    webhooks: oneOf('webhooks', WEBHOOKS),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}
