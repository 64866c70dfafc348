import { randomUUID } from 'node:crypto'
import { addDays } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { raiseCharges } from '../domains/charges/index.ts'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from './insert-row.ts'
import { paysIn } from './money/payments-in.ts'
import type { Person } from './people/people.ts'
import { type LetFlat, letFlat } from './portfolios/let-flat.ts'
import type { World } from './world.ts'

/** A random action in a portfolio; its subject is chosen among what exists at that point. */
export const act = fc.oneof(
  fc.record({
    kind: fc.constant('charge' as const),
    of: fc.nat(3),
    days: fc.oneof(fc.constantFrom(-91, -31, -30, -1, 0, 7, 8), fc.integer({ min: -300, max: 200 })),
    amount: fc.integer({ min: 10_000, max: 50_000_000 }),
    type: fc.constantFrom('RENT_PAYMENT' as const, 'SERVICE_CHARGE' as const, 'CAUTION_DEPOSIT' as const),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    of: fc.nat(3),
    amount: fc.integer({ min: 10_000, max: 60_000_000 }),
    days_ago: fc.nat(120),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    of: fc.nat(9),
    share: fc.constantFrom(1, 2, 3),
    still_owed: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('waive' as const, 'write-off' as const), of: fc.nat(9) }),
  fc.record({ kind: fc.constant('end' as const), of: fc.nat(3) }),
  fc.record({
    kind: fc.constant('draft' as const),
    of: fc.nat(3),
    frequency: fc.constantFrom('YEARLY' as const, 'QUARTERLY' as const),
  }),
)
export type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

export const charge = (of: number, type: 'RENT_PAYMENT' | 'CAUTION_DEPOSIT', amount: number): Act => ({
  ...{ kind: 'charge', of, days: -60, amount, type },
})
export const pay = (of: number, amount: number, days_ago: number): Act => ({
  kind: 'pay',
  of,
  amount,
  days_ago,
})
export const end = (of: number): Act => ({ kind: 'end', of })
/**
 * Initial actions: every flat owes rent, and has paid a deposit and some rent so long ago that the remittance is late; one
 * tenant has left.
 */
export const BEGINNING: Act[] = [
  ...[0, 1, 2, 3].flatMap((of): Act[] => [
    charge(of, 'CAUTION_DEPOSIT', 5_000_000),
    pay(of, 5_000_000, 55),
    charge(of, 'RENT_PAYMENT', 30_000_000),
    pay(of, 12_000_000, 50),
  ]),
  end(2),
]

export type Flat = LetFlat & { lease_id: string; property_id: string }

/** Three flats of one estate and one of another with one manager; only one landlord can be paid out. */
export async function fourFlats(world: World): Promise<[Flat, ...Flat[]]> {
  const first = await letFlat(world, { charges: [] })
  const { estate_id, manager } = first
  const others = [
    await letFlat(world, { charges: [], estate_id, manager, subaccount_code: `ACCT_${randomUUID()}` }),
    await letFlat(world, { charges: [], estate_id, manager }),
    await letFlat(world, { charges: [], manager }),
  ]
  return [await withLease(world, first), ...(await Promise.all(others.map((flat) => withLease(world, flat))))]
}

export function withLease(world: World, flat: LetFlat): Promise<Flat> {
  return world.services.transaction('system', async (tx) => {
    const lease = await tx
      .selectFrom('lease')
      .select(['id as lease_id', 'property_id'])
      .where('unit_id', '=', flat.unit_id)
      .executeTakeFirstOrThrow()
    return { ...flat, ...lease }
  })
}

export async function happen(world: World, flats: [Flat, ...Flat[]], wanted: Act): Promise<void> {
  const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
  const flat = flats[wanted.of % flats.length] ?? flats[0]
  const { manager, landlord, tenant, estate_id, property_id, unit_id, lease_id } = flat
  const of = { estate_id, property_id, unit_id, landlord_id: landlord.id, tenant_id: tenant.id }
  const once = { 'idempotency-key': randomUUID() }
  switch (wanted.kind) {
    case 'charge': {
      const { amount, days, type: transaction_type } = wanted
      const due_date = addDays(world.today(), days)
      const charge = { key: `test:${randomUUID()}`, transaction_type, amount, due_date }
      return void (await inSystem((tx) => raiseCharges(tx, { ...of, lease_id }, [charge])))
    }
    case 'pay': {
      const paid_at = new Date(world.services.clock.now().getTime() - wanted.days_ago * 86_400_000)
      return void (await paysIn(world, flat, wanted.amount, paid_at))
    }
    case 'refund': {
      const payment = await pick(manager, '/payments?status=COMPLETED', wanted.of)
      if (!payment) return
      const { id: transaction_id, amount } = payment
      const part = { amount: Math.floor(amount / wanted.share), still_owed: wanted.still_owed }
      const body = { transaction_id, ...part, reason: 'A test', way: 'BANK_TRANSFER' }
      return void (await manager.post('/payments/refunds', body, once))
    }
    case 'waive':
    case 'write-off': {
      const charge = await pick(manager, '/charges?state=OPEN', wanted.of)
      if (charge) await manager.post(`/charges/${charge.id}/${wanted.kind}`, { reason: 'A test' }, once)
      return
    }
    case 'end': {
      const end_date = addDays(world.today(), -40)
      const over = { status: 'EXPIRED' as const, start_date: addDays(end_date, -364), end_date }
      return void (await inSystem((tx) =>
        tx.updateTable('lease').set(over).where('id', '=', lease_id).execute(),
      ))
    }
    case 'draft': {
      const days = { start_date: world.today(), end_date: addDays(world.today(), 364) }
      const terms = { rent_amount: 30_000_000, frequency: wanted.frequency, created_by: manager.id }
      return void (await inSystem((tx) =>
        insertRow(tx, 'lease', { ...of, ...days, ...terms, status: 'DRAFT' }),
      ))
    }
  }
}

type Found = { id: string; amount: number }
async function pick(person: Person, list: string, place: number): Promise<Found | undefined> {
  const { data } = (await person.get(list)).json() as { data: Found[] }
  return data[place % data.length]
}
