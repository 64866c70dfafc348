import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { balancesOf, expectSoundBooks } from '../../testing/money/books.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { closeLease } from '../leases/endings/close-lease.ts'
import { sweepTransfers } from './received/sweep-transfers.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const send = async (number: string, sent: { amount: number; sender_name?: string }) => {
  const told = (await payer().transfers(number, sent)) as { data: { reference: string } }
  return told.data
}
const sweep = () => sweepTransfers.run(world.services, {})

const leaseOf = (flat: LetFlat) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').selectAll().where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
const wayOf = async (flat: LetFlat) =>
  (await flat.tenant.get('/transfers/payment-instructions')).json().data[0]

/** A flat whose tenant has asked for an account of their own and got it. */
async function withAccount(options: Parameters<typeof letFlat>[1] = {}) {
  const flat = await letFlat(world, options)
  const lease = await leaseOf(flat)
  const asked = await flat.tenant.post(`/leases/${lease.id}/virtual-account`)
  expect([asked.statusCode, asked.json().virtual_account.state]).toEqual([202, 'ASKED'])
  await world.work()
  const { virtual_account } = await wayOf(flat)
  return { flat, lease, number: virtual_account.account_number as string, virtual_account }
}

const paymentsOf = (flat: LetFlat) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('payment')
      .selectAll()
      .where('tenant_id', '=', flat.tenant.id)
      .orderBy('created_at')
      .execute(),
  )

/** A webhook of the provider, as it signs it. */
function publish(reference: string) {
  const body = JSON.stringify({
    event: 'charge.success',
    data: { id: 77, reference, status: 'success', channel: 'dedicated_nuban' },
  })
  const signature = createHmac('sha512', world.services.config.provider.key).update(body).digest('hex')
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhook',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    payload: body,
  })
}

test('₦300,000 into the account of one who owes ₦250,000 settles it, keeps the rest as credit, and is booked once', async () => {
  const { flat, number } = await withAccount({
    charges: [
      { transaction_type: 'RENT_PAYMENT', description: 'Rent', amount: 20_000_000, due_date: '2026-11-01' },
      {
        transaction_type: 'SERVICE_CHARGE',
        description: 'Service',
        amount: 5_000_000,
        due_date: '2026-12-01',
      },
    ],
  })
  const { reference } = await send(number, { amount: 30_000_000, sender_name: 'ADA OKAFOR' })
  await publish(reference)
  await world.work()
  await sweep()
  await Promise.all([sweep(), publish(reference).then(() => world.work())])
  const [payment, another] = await paymentsOf(flat)
  expect(another).toBeUndefined()
  expect(payment).toMatchObject({
    reference,
    status: 'COMPLETED',
    source: 'PROVIDER',
    amount: 30_000_000,
    credit_amount: 5_000_000,
    fees: 30_000,
    description: expect.stringContaining('ADA OKAFOR'),
  })
  expect(await balancesOf(world, { payment_id: payment?.id as string })).toEqual({
    clearing: 29_970_000,
    'provider-fees': 30_000,
    'receivable:*': -25_000_000,
    'credit:*': -5_000_000,
    'uncollected:*': 20_000_000,
    'payable:*': -18_000_000,
    commission: -2_000_000,
    'uncollected:service': 5_000_000,
    'fund:*': -5_000_000,
  })
  await expectSoundBooks(world)
})

test('a webhook that never comes costs nothing: the sweep finds the money', async () => {
  const { flat, number } = await withAccount()
  for (const amount of [10_000_000, 20_000_000]) await payer().transfers(number, { amount })
  await sweep()
  await sweep()
  expect((await paymentsOf(flat)).map(({ amount }) => amount).sort()).toEqual([10_000_000, 20_000_000])
  await expectSoundBooks(world)
})

test('asked for twice it is one; while the provider is silent it stays asked for, and then it opens', async () => {
  const flat = await letFlat(world)
  const lease = await leaseOf(flat)
  await payer().faults({ api: 'down' })
  await Promise.all([1, 2].map(() => flat.tenant.post(`/leases/${lease.id}/virtual-account`)))
  await flat.manager.post(`/leases/${lease.id}/virtual-account`)
  await world.work()
  expect((await wayOf(flat)).virtual_account).toMatchObject({ state: 'ASKED', account_number: null })
  await payer().faults({ api: 'normal' })
  await sweep() // asks again for whatever waits
  await world.work()
  expect(await wayOf(flat)).toMatchObject({
    virtual_account: { state: 'OPEN', account_number: expect.stringMatching(/^\d{10}$/) },
    can: { ask_account: false },
  })
  expect((await flat.landlord.post(`/leases/${lease.id}/virtual-account`)).statusCode).toBe(403)
  const foreign = await letFlat(world)
  expect((await foreign.manager.post(`/leases/${lease.id}/virtual-account`)).statusCode).toBe(404)
})

test('every tenancy has an account number of its own', async () => {
  const { number } = await withAccount()
  const other = await withAccount()
  expect(other.number).not.toBe(number)
})

test('when the tenancy ends its account is closed; money that was on its way is kept as credit', async () => {
  const { flat, lease, number } = await withAccount({ charges: [] })
  const { reference } = await send(number, { amount: 7_000_000 })
  await world.services.transaction('system', (tx) => closeLease(tx, lease.id))
  await world.work()
  const [account] = await world.services.transaction('system', (tx) =>
    tx.selectFrom('virtual_account').selectAll().where('lease_id', '=', lease.id).execute(),
  )
  expect(account).toMatchObject({ state: 'CLOSED' })
  await sweep()
  const [payment] = await paymentsOf(flat)
  expect(payment).toMatchObject({ reference, credit_amount: 7_000_000 })
  await expectSoundBooks(world)
})

/** The lease that follows, a year on. */
const renewalOf = (lease: Awaited<ReturnType<typeof leaseOf>>) =>
  world.services.transaction('system', (tx) => {
    const { id, pay_number: _, created_at: __, follows_id: ___, ...terms } = lease
    return tx
      .insertInto('lease')
      .values({
        ...terms,
        fees: JSON.stringify(terms.fees),
        guarantor: null,
        occupants: JSON.stringify(terms.occupants),
        start_date: '2027-11-01',
        end_date: '2028-10-31',
        follows_id: id,
        followed_as: 'RENEWAL',
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  })
const close = (lease: { id: string }) =>
  world.services.transaction('system', (tx) => closeLease(tx, lease.id))

test('a tenancy that is renewed keeps its account', async () => {
  const { flat, lease, number } = await withAccount()
  const next = await renewalOf(lease)
  await close(lease)
  await world.work()
  expect(await wayOf(flat)).toMatchObject({
    lease_id: next.id,
    virtual_account: { state: 'OPEN', account_number: number },
  })
})

test('an account that was asked for under the lease that follows takes the place of the one before', async () => {
  const { flat, lease, number } = await withAccount()
  const next = await renewalOf(lease)
  expect((await flat.tenant.post(`/leases/${next.id}/virtual-account`)).statusCode).toBe(202)
  await world.work()
  await close(lease)
  await world.work()
  const { lease_id, virtual_account } = await wayOf(flat)
  expect([lease_id, virtual_account.state]).toEqual([next.id, 'OPEN'])
  expect(virtual_account.account_number).not.toBe(number)
  const before = await world.services.transaction('system', (tx) =>
    tx.selectFrom('virtual_account').select('state').where('account_number', '=', number).executeTakeFirst(),
  )
  expect(before?.state).toBe('CLOSED')
})

test('money for an account that is nobody’s here is left alone', async () => {
  await publish(`nobody-${randomUUID()}`)
  await world.work()
  await expectSoundBooks(world)
})
