import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { Got, Receiver } from './receiver.ts'

type Delivery = { id: string; estate_id: string; object_id: string; body: string; status: string }
type Happened = { event: string; id: string; estate_id: string }

export type WebhookFigures = { told: number; tries: number; failed: number; taken_twice: number }

/** All differences between received webhooks and what happened: each at least once, and in order per object. */
export async function compareWebhooks(
  services: Services,
  { got, faults }: Receiver,
): Promise<{ figures: WebhookFigures; faults: string[] }> {
  const { deliveries, happened } = await services.transaction('system', async (tx) => ({
    deliveries: (
      await sql<Delivery>`
        select d.id, e.estate_id, d.object_id, d.body, d.status
        from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id order by d.number`.execute(tx)
    ).rows,
    happened: (
      await sql<Happened>`
        select 'payment.completed' as event, p.id, p.estate_id from payment p join receipt r on r.payment_id = p.id
        union all
        select case r.status when 'COMPLETED' then 'refund.completed' else 'refund.failed' end, r.id, p.estate_id
        from refund r join payment p on p.id = r.payment_id where r.status in ('COMPLETED', 'FAILED')
        union all
        select 'maintenance_request.changed', r.id, r.estate_id from maintenance_event e
        join maintenance_request r on r.id = e.request_id`.execute(tx)
    ).rows,
  }))
  const taken = got.filter(({ isTaken }) => isTaken)
  const ids = new Set(taken.map(({ id }) => id))
  return {
    figures: {
      told: ids.size,
      tries: got.length,
      failed: got.length - taken.length,
      taken_twice: taken.length - ids.size,
    },
    faults: [
      ...faults,
      ...faultsOfHappened(happened, deliveries),
      ...faultsOfDelivered(deliveries, ids, got),
      ...faultsOfOrder(deliveries, taken),
    ],
  }
}

/** Every event has as many deliveries as it happened in its estate, and there are no others. */
function faultsOfHappened(happened: readonly Happened[], deliveries: readonly Delivery[]): string[] {
  const countOf = (all: readonly Happened[]) =>
    Map.groupBy(
      all.map(({ event, id, estate_id }) => `${event} of ${id} in ${estate_id}`),
      (what) => what,
    )
  const kinds = new Set(happened.map(({ event }) => event))
  const told = deliveries.map(({ body, object_id: id, estate_id }) => ({
    event: JSON.parse(body).type as string,
    ...{ id, estate_id },
  }))
  const [wanted, there] = [countOf(happened), countOf(told.filter(({ event }) => kinds.has(event)))]
  return [...new Set([...wanted.keys(), ...there.keys()])].flatMap((what) => {
    const [times, toldTimes] = [wanted.get(what)?.length ?? 0, there.get(what)?.length ?? 0]
    return times === toldTimes ? [] : [`${what}: ${times} times, and told ${toldTimes} times`]
  })
}

/** Every delivery arrived, and with an identical body each time. */
function faultsOfDelivered(
  deliveries: readonly Delivery[],
  taken: ReadonlySet<string>,
  got: readonly Got[],
): string[] {
  const known = new Map(deliveries.map((one) => [one.id, one]))
  return [
    ...deliveries
      .filter(({ id, status }) => !taken.has(id) || status !== 'DELIVERED')
      .map(({ body, status }) => `never taken, and here ${status}: ${body}`),
    ...got
      .filter(({ id, body, estate_id }) => {
        const one = known.get(id)
        return one?.body !== body || one.estate_id !== estate_id
      })
      .map(({ id, body }) => `${id} came and is not what is here: ${body}`),
  ]
}

/** By the first acceptance of each. */
function faultsOfOrder(deliveries: readonly Delivery[], taken: readonly Got[]): string[] {
  const first = new Map<string, number>()
  for (const [place, { id }] of taken.entries()) if (!first.has(id)) first.set(id, place)
  return [...Map.groupBy(deliveries, ({ object_id }) => object_id)].flatMap(([object_id, all]) => {
    const places = all.flatMap(({ id }) => first.get(id) ?? [])
    const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))
    return isInOrder ? [] : [`what is about ${object_id} was taken out of order`]
  })
}
