import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { balancesOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../../testing/money/offline-payments.ts'
import { sentTo } from '../../../testing/outbox.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { withdrawCharge } from '../../charges/index.ts'
import { newsWords } from '../../notifications/words/words.ts'

const world = useWorld()
const { record, once } = offlinePaymentsIn(world)
const RENT = 120_000_000

afterEach(() => expectSoundBooks(world))

test('what was recorded by mistake is out of the books, owed again, and its receipt void; then it can be recorded anew', async () => {
  const flat = await letFlat(world)
  const before = await balancesOf(world, flat)
  const given = { channel: 'CHEQUE', bank_reference: '000123 GTB' }
  const { id } = (await record(flat.manager, flat, given)).json()
  const cancel = { reason: 'The cheque came back', kind: 'BOUNCED' }
  const answers = await Promise.all([1, 2].map(() => flat.manager.patch(`/payments/${id}/cancel`, cancel)))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
  expect(await balancesOf(world, flat)).toEqual(before)
  const detail = (await flat.manager.get(`/payments/${id}`)).json()
  expect(detail).toMatchObject({ status: 'CANCELLED', recorded: { reversal: { kind: 'BOUNCED' } } })
  expect((await flat.tenant.get(`/receipts/${detail.receipt.id}`)).json().status).toBe('VOIDED')
  await world.work()
  const told = (await flat.tenant.get('/communication/notifications')).json().data
  expect(told[0].message).toContain('The cheque came back')
  expect((await record(flat.manager, flat, given)).statusCode).toBe(201)
})

test('who was mailed or texted of a payment hears by the same ways that it is reversed', async () => {
  const flat = await letFlat(world)
  const phone = '+2348030099001'
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ phone }).where('id', '=', flat.landlord.id).execute(),
  )
  await flat.landlord.patch('/users/me/notification-choices', { wants_quiet: false })
  await flat.tenant.patch('/users/me/notification-choices', { language: 'pcm' })
  const { id } = (await record(flat.manager, flat)).json()
  await world.work()
  await flat.manager.patch(`/payments/${id}/cancel`, { reason: 'The cheque came back.', kind: 'BOUNCED' })
  for (const to of [flat.landlord.email, phone, flat.tenant.email]) {
    const [last, ...before] = await sentTo(world, to)
    expect(last?.text, to).toMatch(/₦300,000|NGN 300,000/)
    expect(last?.text, to).toMatch(/The cheque came back\.[^.]/)
    expect(last?.text, to).toContain(`/dashboard/payments/${id}`)
    expect(before.length, to).toBeGreaterThan(0)
  }
  expect((await sentTo(world, flat.tenant.email))[0]?.subject).toBe(newsWords.pcm.reversed.title)
})

test('an owner’s statement and the ledger say which payment was reversed and why, and no key of a journal', async () => {
  const flat = await letFlat(world)
  const { id, reference } = (await record(flat.manager, flat)).json()
  await flat.manager.patch(`/payments/${id}/cancel`, { reason: 'The cheque came back', kind: 'BOUNCED' })
  const said = `Payment ${reference} reversed: The cheque came back`
  const month = world.today().slice(0, 7)
  const of = `landlord_id=${flat.landlord.id}&month=${month}`
  const statement = (await flat.landlord.get(`/estates/${flat.estate_id}/statement?${of}`)).json()
  expect(statement.moves.at(-1)).toMatchObject({ kind: 'REVERSED', description: said })
  const lease = (await flat.manager.get(`/leases?unit_id=${flat.unit_id}`)).json().data[0]
  const ledger = (await flat.tenant.get(`/leases/${lease.id}/ledger`)).body
  expect(ledger).toContain(said)
  expect(ledger).not.toContain('payment:')
})

test('a landlord takes back what they recorded today; a tenant never, and a later day is the manager’s', async () => {
  const flat = await letFlat(world)
  const { id } = (await record(flat.landlord, flat)).json()
  expect((await flat.tenant.patch(`/payments/${id}/cancel`, { reason: 'No' })).statusCode).toBe(403)
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('payment')
      .set({ created_at: new Date(tx.now.getTime() - 26 * 3_600_000) })
      .where('id', '=', id)
      .execute(),
  )
  expect((await flat.landlord.patch(`/payments/${id}/cancel`, { reason: 'Late' })).statusCode).toBe(403)
  expect((await flat.manager.patch(`/payments/${id}/cancel`, { reason: 'Wrong flat' })).statusCode).toBe(200)
})

test('a charge of which some became credit meanwhile leaves no kobo of its commission behind', async () => {
  const charges = [{ transaction_type: 'RENT_PAYMENT' as const, amount: 29, due_date: '2026-06-01' }]
  const flat = await letFlat(world, { charges })
  const first = (await record(flat.manager, flat, { amount: 15 })).json()
  await record(flat.manager, flat, { amount: 14 })
  await world.services.transaction('system', (tx) =>
    withdrawCharge(tx, { charge_id: flat.charge_ids[0] ?? '', amount: 14, cause: 'test' }),
  )
  expect((await flat.manager.patch(`/payments/${first.id}/cancel`, { reason: 'No' })).statusCode).toBe(200)
  // Fifteen are owed, and the fourteen in hand are the tenant's.
  expect(await balancesOf(world, flat)).toEqual({
    'cash:*': 14,
    'credit:*': -14,
    'receivable:*': 15,
    'uncollected:*': -15,
  })
})

test('what has gone on since is not called back: money given back, credit that was spent, cash that was banked', async () => {
  const back = await letFlat(world)
  const partly = (await record(back.manager, back)).json()
  const refund = { transaction_id: partly.id, amount: 1_000, reason: 'Too much', way: 'CASH' }
  expect((await once(back.manager, '/payments/refunds', refund)).statusCode).toBe(201)
  const moved = await back.manager.patch(`/payments/${partly.id}/cancel`, { reason: 'Too late' })
  expect([moved.statusCode, moved.json().message]).toEqual([409, expect.stringMatching(/refunded or moved/)])

  const flat = await letFlat(world)
  const spent = (await record(flat.manager, flat, { amount: RENT + 5_000 })).json()
  await world.services.transaction('system', async (tx) => {
    await sql`select app.post_journal('test:spent', ${flat.estate_id}, null, 'spent',
      ${[`credit:${flat.tenant.id}`, 'losses']}::text[], ${[1, -1]}::bigint[], '{}', ${tx.capability})`.execute(
      tx,
    )
  })
  const used = await flat.manager.patch(`/payments/${spent.id}/cancel`, { reason: 'Too late' })
  expect([used.statusCode, used.json().message]).toEqual([409, expect.stringMatching(/kept as credit/)])

  const other = await letFlat(world)
  const cash = (await record(other.manager, other)).json()
  const banked = { estate_id: other.estate_id, amount: 1_000_000, banked_on: world.today(), slip: 'SLIP 1' }
  expect((await once(other.manager, '/payments/cash/bank', banked)).statusCode).toBe(201)
  const gone = await other.manager.patch(`/payments/${cash.id}/cancel`, { reason: 'Too late' })
  expect([gone.statusCode, gone.json().message]).toEqual([409, expect.stringMatching(/taken to the bank/)])
})
