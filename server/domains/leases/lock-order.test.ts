import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { initializePayment } from '../../testing/money/paying.ts'
import { paysIn } from '../../testing/money/payments-in.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { depositOf, lockCredit, raiseCharges } from '../charges/index.ts'
import { waiveCharge } from '../charges/waivers/waive-charge.ts'
import { nameLandlord } from '../estates/properties/name-landlord.ts'
import { account } from '../ledger/index.ts'
import { completePayment } from '../payments/completion/complete-payment.ts'
import { receivedIn } from '../payments/index.ts'
import { raiseLeaseCharges } from './charges/raise-lease-charges.ts'

const world = useWorld()
const RENT = 120_000_000
const key = () => ({ 'idempotency-key': randomUUID() })
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)

/** Resolves when so many transactions wait for a lock of another. */
const waiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await withClient(world.ownerUrl, (owner) =>
        owner.query(`select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`),
      )
      expect(rows.length).toBeGreaterThanOrEqual(count)
    },
    { timeout: 15_000, interval: 20 },
  )

/** A tenant of a flat with credit, one open rent, and a payment for it on its way. */
async function tenantWhoPays() {
  const flat = await letFlat(world, { charges: [] })
  await paysIn(world, flat, 5_000_000)
  const lease = await inSystem((tx) =>
    tx.selectFrom('lease').selectAll().where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  const { id: lease_id, estate_id, property_id, unit_id, landlord_id } = lease
  const of = { lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id: flat.tenant.id }
  const rent = {
    key: `test:${lease_id}`,
    transaction_type: 'RENT_PAYMENT' as const,
    amount: RENT,
    due_date: '2026-11-01',
  }
  await inSystem((tx) => raiseCharges(tx, of, [rent]))
  const begun = await initializePayment(flat, { amount: RENT })
  return { flat, lease_id, payment_id: begun.json<{ payment_id: string }>().payment_id }
}

test('money that comes while charges are raised and credit is set against them: both are done, and neither twice', async () => {
  const { flat, lease_id, payment_id } = await tenantWhoPays()
  const gate = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const holding = inSystem(async (tx) => {
    await lockCredit(tx, flat.tenant.id)
    closed.resolve()
    await gate.promise
  })
  await closed.promise
  const raising = inSystem((tx) => raiseLeaseCharges(tx, lease_id)) // comes as far as the credit
  await waiting(1)
  const funds = receivedIn(account.clearing, {
    amount: RENT,
    channel: 'CARD',
    paid_at: world.services.clock.now(),
  })
  const completing = inSystem((tx) => completePayment(tx, payment_id, funds))
  await waiting(2)
  gate.resolve()
  const [done] = await Promise.all([completing, raising, holding])
  expect(done).toBe(true)
  await expectSoundBooks(world)
})

test('a deposit that is paid while the tenancy is ended stays held, and a waiver given meanwhile counts', async () => {
  const due_date = '2026-11-01'
  const flat = await letFlat(world, {
    charges: [
      { transaction_type: 'CAUTION_DEPOSIT', description: 'Caution deposit', amount: 30_000_000, due_date },
      { transaction_type: 'RENT_PAYMENT', description: 'Rent', amount: RENT, due_date },
    ],
  })
  const [deposit = '', rent = ''] = flat.charge_ids
  const begun = await initializePayment(flat, { amount: 30_000_000, charge_ids: [deposit] })
  const gate = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const paying = inSystem(async (tx) => {
    await completePayment(
      tx,
      begun.json<{ payment_id: string }>().payment_id,
      receivedIn(account.clearing, {
        amount: 30_000_000,
        channel: 'CARD',
        paid_at: world.services.clock.now(),
      }),
    )
    await waiveCharge(tx, flat.manager.actor, rent, { amount: 100, reason: 'A test' })
    closed.resolve()
    await gate.promise
  })
  await closed.promise
  const ending = flat.manager.post(`/onboarding/units/${flat.unit_id}/remove-tenant`, { date: due_date })
  await waiting(1)
  gate.resolve()
  await paying
  const { id: lease_id, charges } = (await ending).json()
  expect(charges.map(({ open_amount }: { open_amount: number }) => open_amount)).toEqual([0, RENT - 100])
  const of = { estate_id: flat.estate_id, tenant_id: flat.tenant.id, lease_id }
  expect(await inSystem((tx) => depositOf(tx, of))).toBe(30_000_000)
  await expectSoundBooks(world)
})

test('a call that two transactions made wait for each other is done again, and nobody is told', async () => {
  const flat = await letFlat(world)
  const [charge_id] = flat.charge_ids
  const pauses = vi.spyOn(world.services, 'random').mockReturnValue(0.5)
  await withClient(world.ownerUrl, async (owner) => {
    await owner.query('begin')
    await owner.query('select from charge where id = $1 for update', [charge_id])
    // Has the books and waits for the charge; then the other one, which has the charge, wants the books.
    const waiving = flat.manager.post(`/charges/${charge_id}/waive`, { reason: 'A test', amount: 100 }, key())
    await waiting(1)
    await owner.query('select pg_advisory_xact_lock(7102, hashtext($1))', [flat.estate_id])
    await owner.query('commit')
    expect((await waiving).json()).toMatchObject({ open_amount: RENT - 100 })
  })
  expect(pauses).toHaveBeenCalledTimes(1)
  expect((await flat.manager.get('/payments/waivers')).json().data).toHaveLength(1)
})

/** A row-level trigger fires before the statement's own, and so before `a_hold` has taken the estate that all others take first. */
test('what is kept of payments and charges is touched after their estate is held', async () => {
  const early = await withClient(world.ownerUrl, (owner) =>
    owner.query<{ name: string }>(`
      select tgrelid::regclass || '.' || tgname as name from pg_trigger
      where tgrelid in (select tgrelid from pg_trigger where tgname = 'a_hold') and not tgisinternal
        and tgtype & 1 = 1 and tgtype & 2 = 0 and tgfoid <> 'app.lay_change_aside'::regproc`),
  )
  expect(early.rows).toEqual([])
})

test('a rent that is raised while the landlord is being named is owed to the landlord', async () => {
  const flat = await letFlat(world, { charges: [] })
  const { rows } = await world.owner.query<{ id: string; property_id: string }>(
    'update lease set landlord_id = null where unit_id = $1 returning id, property_id',
    [flat.unit_id],
  )
  const [{ id: lease_id, property_id } = { id: '', property_id: '' }] = rows
  await world.owner.query('update property set landlord_id = null where id = $1', [property_id])
  await inSystem((tx) => nameLandlord(tx, { property_id, landlord_id: flat.landlord.id }))
  const gate = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const raising = inSystem(async (tx) => {
    await tx.selectFrom('lease').select('id').where('id', '=', lease_id).forNoKeyUpdate().execute()
    held.resolve()
    await gate.promise
    await raiseLeaseCharges(tx, lease_id)
  })
  await held.promise
  const naming = world.work()
  await waiting(1)
  gate.resolve()
  await Promise.all([raising, naming])
  const raised = await inSystem((tx) =>
    tx.selectFrom('charge').select('landlord_id').where('lease_id', '=', lease_id).execute(),
  )
  expect(raised).toEqual([{ landlord_id: flat.landlord.id }])
  await expectSoundBooks(world)
})
