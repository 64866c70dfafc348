import { randomUUID } from 'node:crypto'
import { type ChargedUnit, raiseCharges } from '../../domains/charges/index.ts'
import { completePayment } from '../../domains/payments/completion/complete-payment.ts'
import { receivedFromProvider } from '../../domains/payments/index.ts'
import { createPayment } from '../../domains/payments/offline/create-payment.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import type { Bench } from '../data.ts'
import type { Stock } from '../opponents/bare-completion.ts'
import { type Load, signIn } from '../reads/lists.ts'
import { ACCOUNTS } from '../reads/read-calls.ts'
import { openPlace, type Place, QUICK, SIZES } from '../reads/reads.ts'
import { median, round3 } from '../turns.ts'
import { found, stockUp } from './completions.ts'

/** Limit of a write's growth at the large size. */
const MOST_GROWTH = 1.5
const TIMES = 60

type Writer = Record<'record' | 'charge' | 'complete', () => Promise<unknown>>

/** Recording a payment, raising a charge and completing a payment, with little and much data in alternating turns. */
export async function benchWrites(bench: Bench, load: Load, quick: boolean): Promise<object> {
  const sizes = quick ? QUICK : SIZES
  const places = [
    await openPlace(bench, load, 'small', sizes.small),
    await openPlace(bench, load, 'large', sizes.large),
  ]
  try {
    const [small, large] = await Promise.all(places.map(makeWriter))
    if (!small || !large) throw new Error('There are two places to compare.')
    const figures: Record<string, object> = {}
    for (const act of ['record', 'charge', 'complete'] as const) {
      const times: [number[], number[]] = [[], []]
      for (let turn = 0; turn < TIMES; turn++) {
        times[0].push(await timed(small[act]))
        times[1].push(await timed(large[act]))
      }
      const [small_ms, large_ms] = times.map(median) as [number, number]
      const growth = round3(large_ms / small_ms)
      figures[act] = { small_ms: round3(small_ms), large_ms: round3(large_ms), growth }
      load.say(`${act} ${small_ms} → ${large_ms} ms`)
      if (growth > MOST_GROWTH && !quick) process.exitCode = 1
    }
    return figures
  } finally {
    for (const place of places) await place.stop()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function makeWriter({ url, services, ownerUrl }: Place): Promise<Writer> {
  const { access_token } = await signIn(url.replace('/api/v1', ''), ACCOUNTS.ESTATE_MANAGER)
  const manager: Actor = await services.tokens.read(access_token)
  const homes = (await homesIn(ownerUrl)).values()
  const stock = (await stockUp(ownerUrl, TIMES)).values()
  const next = <T>(all: Iterator<T>): T => {
    const { value, done } = all.next()
    if (done) throw new Error('There are too few of them.')
    return value
  }
  return {
    record: () => {
      const { unit_id, tenant_id } = next(homes)
      const today = services.clock.now().toISOString().slice(0, 10)
      const wanted = { property_unit_id: unit_id, tenant_id, payment_date: today, not_a_duplicate: true }
      const money = { amount: 100_000, channel: 'BANK_TRANSFER', transaction_type: 'RENT_PAYMENT' } as const
      return services.transaction(manager, (tx) => createPayment(tx, manager, { ...wanted, ...money }))
    },
    charge: () => {
      const charge = { transaction_type: 'UTILITY_BILL', amount: 100_000, due_date: '2026-12-01' } as const
      return services.transaction('system', (tx) =>
        raiseCharges(tx, next(homes), [{ ...charge, key: `bench:${randomUUID()}` }]),
      )
    },
    complete: () => {
      const { payment_id, reference }: Stock = next(stock)
      return services.transaction('system', (tx) =>
        completePayment(tx, payment_id, receivedFromProvider(found(reference))),
      )
    },
  }
}

const homesIn = (ownerUrl: string): Promise<ChargedUnit[]> =>
  withClient(ownerUrl, async (client) => {
    const found = await client.query<ChargedUnit>(
      `select estate_id, property_id, unit_id, landlord_id, tenant_id, id as lease_id from lease
      where status = 'ACTIVE' and tenant_id is not null order by random() limit $1`,
      [2 * TIMES],
    )
    return found.rows
  })
