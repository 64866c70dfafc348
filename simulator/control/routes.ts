import type { FastifyInstance } from 'fastify'
import { type Business, businessTime, getBusiness } from '../businesses/business.ts'
import { faultsFor, setFaults } from '../faults/faults.ts'
import { readFaults } from '../faults/read-faults.ts'
import { answer } from '../http/answer.ts'
import { asFields, asNumber, asText } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { passTime } from '../passage/pass-time.ts'
import { presentTransaction } from '../transactions/present-transaction.ts'
import { getByReference } from '../transactions/transaction.ts'
import { webhookAddress } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import { forgetBusiness } from './forget-business.ts'
import { recordWantedOutcome } from './record-wanted-outcome.ts'
import { stateOf } from './state.ts'

/** Not on the provider's wire: how tests and demonstrations steer the simulator. */
export function controlRoutes(app: FastifyInstance, world: World) {
  app.post('/simulator/transactions/:reference/outcome', async (request) => {
    const { business } = request
    const reference = asText(asFields(request.params).reference) ?? ''
    const deliveryId = recordWantedOutcome(world, business, reference, asFields(request.body))
    const { webhooks } = faultsFor(world, business, reference)
    if (deliveryId && webhooks === 'before_answer') await world.dispatcher.deliver(deliveryId)
    return answer('Outcome recorded', presentTransaction(world, getByReference(world, business, reference)))
  })

  app.post('/simulator/faults', async (request) => {
    const wanted = readFaults(asFields(request.body))
    setFaults(world, request.business, wanted)
    const { slowSeconds, single, ...settings } = faultsFor(world, request.business, wanted.reference)
    return answer('Faults set', {
      reference: wanted.reference || null,
      ...settings,
      slow_seconds: slowSeconds,
      faults: [...single],
    })
  })

  app.post('/simulator/clock', async (request) => {
    const hours = asNumber(asFields(request.body).advance_hours)
    if (hours === undefined || hours < 0)
      throw invalid('advance_hours must be a number of hours', 'invalid_params')
    const business = moveClock(world, request.business, Math.round(hours * 3_600_000))
    return answer('Clock moved', { now: new Date(businessTime(world, business)).toISOString() })
  })

  app.delete('/simulator/business', async (request) => {
    forgetBusiness(world, request.business)
    return answer('Business forgotten', null)
  })

  app.post('/simulator/settings', async (request) => {
    const body = asFields(request.body)
    const fields = {
      webhook_url: asText(body.webhook_url),
      name: asText(body.business_name),
      secret_key: asText(body.secret_key),
      signing_key: asText(body.signing_key),
    }
    for (const [column, value] of Object.entries(fields)) {
      if (value !== undefined) world.db.update('businesses', request.business.id, { [column]: value })
    }
    const business = getBusiness(world, request.business.id)
    return answer('Settings kept', {
      webhook_url: webhookAddress(world, business),
      business_name: business.name,
    })
  })

  app.get('/simulator/state', async (request) => stateOf(world, request.business))
}

/** Webhooks keep real time, sped up: an hour of the clock draws them nearer by that much of it. */
function moveClock(world: World, before: Business, by: number): Business {
  const nearer = Math.round(by / world.webhookSpeedup)
  world.db.transaction(() => {
    world.db.run('update businesses set clock_offset = clock_offset + ? where id = ?', by, before.id)
    world.db.run(
      `update deliveries set due_at = due_at - ?, give_up_at = give_up_at - ? where business_id = ? and state = 'waiting'`,
      nearer,
      nearer,
      before.id,
    )
  })
  const business = getBusiness(world, before.id)
  passTime(world, business)
  world.dispatcher.wake()
  return business
}
