import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordWantedOutcome } from '../control/record-wanted-outcome.ts'
import { asFields, asText, parseJson } from '../http/loose-values.ts'
import type { World } from '../world.ts'

/** The payer has paid, and the webhook has told of it, before whoever opened the page has their answer. */
export async function payBeforeAnswer(
  world: World,
  { routeOptions, business }: FastifyRequest,
  { statusCode }: FastifyReply,
  payload: unknown,
): Promise<boolean> {
  if (routeOptions.url !== '/transaction/initialize' || statusCode !== 200) return false
  const { data } = asFields(parseJson(String(payload)))
  const reference = asText(asFields(data).reference) ?? ''
  const deliveryId = recordWantedOutcome(world, business, reference, { status: 'success' })
  if (deliveryId) await world.dispatcher.deliver(deliveryId)
  return true
}
