import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Business } from '../businesses/business.ts'
import { asFields, asText } from '../http/loose-values.ts'
import { WireError } from '../http/wire-error.ts'
import type { World } from '../world.ts'
import { countCall, type Faults, faultsFor, noFaults } from './faults.ts'
import { askAboutAnother } from './other-reference.ts'
import { payBeforeAnswer } from './paid-before-answer.ts'
import { readSingleFaults } from './read-faults.ts'
import { countStrike } from './strikes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    faults: Faults
  }
}

/** Puts the switched-on faults around every call of the interface; control calls stay out of it. */
export function addCallFaults(app: FastifyInstance, world: World) {
  let outages = 0
  app.decorateRequest('faults')
  app.addHook('onRequest', async (request) => {
    request.faults = noFaults
  })

  app.addHook('preHandler', async (request, reply) => {
    const reference = referenceOf(request)
    const faults = faultsFor(world, request.business, reference)
    request.faults = withHeader(request, faults)
    if (faults.single.size > 0) countCall(world, request.business, reference)
    const strikes = (name: string) =>
      request.faults.single.has(name) && countStrike(world, request.business, name)
    if (faults.api === 'down') {
      countStrike(world, request.business, 'down')
      outages += 1
      return outages % 2 ? hangUp(request, reply) : serverError(reply) // both ways to be down, in turn
    }
    if (strikes('drop_before')) return hangUp(request, reply)
    if (strikes('500_before')) return serverError(reply)
    if (strikes('429')) return tooMany(reply)
    if (request.faults.single.has('other_reference') && askAboutAnother(world, request))
      strikes('other_reference')
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { business, faults } = request
    const { api, single, slowSeconds } = faults
    const strikes = (name: string) => single.has(name) && countStrike(world, business, name)
    if (single.has('paid_before_answer') && (await payBeforeAnswer(world, request, reply, payload)))
      strikes('paid_before_answer')
    if (faults.webhooks === 'before_answer') await deliverFirst(world, business)
    if (api === 'slow' || strikes('late')) await pause(slowSeconds * 1000, undefined, { ref: false })
    if (strikes('drop_after')) request.raw.socket.destroy()
    if (strikes('500_after')) return failAfterwards(reply)
    if (strikes('broken_json')) return String(payload).slice(0, Math.floor(String(payload).length / 2))
    return payload
  })
}

/** What the call brought about is told before it is answered. */
async function deliverFirst(world: World, business: Business) {
  const sql = `select id from deliveries where business_id = ? and state = 'waiting' and attempts = 0
    and fault = 'before_answer' order by id`
  for (const { id } of world.db.all<{ id: number }>(sql, business.id)) {
    countStrike(world, business, 'before_answer')
    await world.dispatcher.deliver(id)
  }
}

/** The reference the call is about, wherever it stands. */
function referenceOf(request: FastifyRequest): string {
  const params = asFields(request.params)
  return (
    asText(asFields(request.body).reference) ??
    asText(asFields(request.body).transaction) ?? // a refund names its transaction
    asText(params.reference) ??
    asText(params.id_or_reference) ??
    ''
  )
}

function withHeader(request: FastifyRequest, faults: Faults): Faults {
  const header = request.headers['x-simulator-fault']
  if (!header) return faults
  const names = String(header)
    .split(',')
    .map((name) => name.trim())
  return { ...faults, single: new Set([...faults.single, ...readSingleFaults(names)]) }
}

const outage = new WireError(500, 'An error occurred while processing your request', {
  type: 'api_error',
  code: 'unknown',
})

function serverError(reply: FastifyReply) {
  return reply.code(503).send(outage.body)
}

function failAfterwards(reply: FastifyReply): string {
  reply.code(500)
  return JSON.stringify(outage.body)
}

function tooMany(reply: FastifyReply) {
  const limited = new WireError(429, 'Rate limit exceeded!', {
    type: 'api_error',
    code: 'rate_limited',
    nextStep: 'Wait a few minutes and try the API call again',
  })
  return reply.code(429).header('retry-after', '1').send(limited.body)
}

function hangUp(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}
