import { randomUUID } from 'node:crypto'
import { addDays } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { balancesOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'

const world = useWorld()

test('valid rows are kept and the others told, each with its place and its reason; the same key adds nothing', async () => {
  const flat = await letFlat(world)
  const stranger = await letFlat(world)
  const row = { unit: 'flat b4', amount: 1_000_000, channel: 'CASH', payment_date: world.today() }
  const rows = [
    row,
    { ...row, amount: -5 },
    row, // the same once more
    { ...row, unit: 'Flat Z9' },
    { ...row, amount: 2_000_000, channel: 'BANK_TRANSFER', bank_reference: 'NIP 9' },
    { ...row, amount: 3_000_000, channel: 'BANK_TRANSFER', bank_reference: 'nip 9' },
    { ...row, amount: 4_000_000, unit: undefined, property_unit_id: stranger.unit_id },
    { ...row, amount: 5_000_000, payment_date: '1970-01-01' },
    'nonsense',
  ]
  const key = randomUUID()
  const send = (sent: unknown[]) =>
    flat.manager.post(
      '/payments/bulk-create',
      { estate_id: flat.estate_id, rows: sent },
      { 'idempotency-key': key },
    )
  expect((await send(rows)).statusCode).toBe(400)
  const answer = await send(rows.slice(0, -1))
  expect(answer.statusCode).toBe(201)
  const { created, failed } = answer.json()
  expect(created).toMatchObject([
    { index: 0, amount: 1_000_000, receipt_number: expect.any(String) },
    { index: 4, amount: 2_000_000 },
  ])
  expect(failed.map((one: { index: number; code: string }) => [one.index, one.code])).toEqual([
    [1, 'VALIDATION_ERROR'],
    [2, 'LOOKS_RECORDED'],
    [3, 'VALIDATION_ERROR'],
    [5, 'BANK_REFERENCE_TAKEN'],
    [6, 'NOT_FOUND'],
    [7, 'VALIDATION_ERROR'],
  ])
  expect((await send(rows.slice(0, -1))).json()).toEqual(answer.json())
  expect((await balancesOf(world, flat))['cash:*']).toBe(1_000_000)
  await expectSoundBooks(world)
})

test('payments are taken as transactions too, by one of the names at a time', async () => {
  const flat = await letFlat(world)
  const row = { unit: 'flat b4', amount: 1_000_000, channel: 'CASH', payment_date: world.today() }
  const send = (body: object) =>
    flat.manager.post('/payments/bulk-create', body, { 'idempotency-key': randomUUID() })
  expect((await send({ transactions: [row, { ...row, amount: -5 }] })).json()).toMatchObject({
    created: [{ index: 0, amount: 1_000_000 }],
    failed: [{ index: 1, code: 'VALIDATION_ERROR' }],
  })
  for (const wrong of [{ rows: [row], transactions: [row] }, {}, { transactions: [] }])
    expect((await send(wrong)).statusCode).toBe(400)
})

test('a row that names a home alone is of who lives there, and not of who has let it for later', async () => {
  const flat = await letFlat(world)
  const next = await signedIn(world, 'TENANT')
  await world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id: flat.estate_id, user_id: next.id, role: 'TENANT' })
    await sql`insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, status, begun, start_date, end_date, rent_amount,
        frequency, created_by)
      select estate_id, property_id, unit_id, landlord_id, ${next.id}, 'ACTIVE', false, end_date + 1, end_date + 365, rent_amount,
        frequency, created_by
      from lease where unit_id = ${flat.unit_id}`.execute(tx)
  })
  const row = { unit: 'Flat B4', amount: 1_000_000, channel: 'CASH', payment_date: world.today() }
  const sent = { estate_id: flat.estate_id, rows: [row] }
  const made = await flat.manager.post('/payments/bulk-create', sent, { 'idempotency-key': randomUUID() })
  expect(made.json(), made.body).toMatchObject({ failed: [] })
  const { data } = (await flat.manager.get(`/payments?estate_id=${flat.estate_id}`)).json()
  expect(data).toMatchObject([{ tenant_id: flat.tenant.id }])
  await expectSoundBooks(world)
})

test('a row that names the unit alone is of who lived there last, and not of somebody whose lease was called off', async () => {
  const flat = await letFlat(world)
  const other = await signedIn(world, 'TENANT')
  await world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id: flat.estate_id, user_id: other.id, role: 'TENANT' })
    await sql`update lease set status = 'EXPIRED', start_date = start_date - 400, end_date = ${addDays(world.today(), -20)}::date
      where unit_id = ${flat.unit_id}`.execute(tx)
    await sql`
      insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, status, ending_kind, begun, start_date, end_date,
        rent_amount, frequency, created_by)
      select estate_id, property_id, unit_id, landlord_id, ${other.id}, 'TERMINATED', 'CALLED_OFF', false, end_date + 15, end_date + 15,
        rent_amount, frequency, created_by
      from lease where unit_id = ${flat.unit_id}`.execute(tx)
  })
  const row = { unit: 'Flat B4', amount: 1_000_000, channel: 'CASH', payment_date: world.today() }
  const sent = { estate_id: flat.estate_id, rows: [row] }
  const made = await flat.manager.post('/payments/bulk-create', sent, { 'idempotency-key': randomUUID() })
  expect(made.json(), made.body).toMatchObject({ failed: [] })
  const { data } = (await flat.manager.get(`/payments?estate_id=${flat.estate_id}`)).json()
  expect(data).toMatchObject([{ tenant_id: flat.tenant.id }])
})

test('five hundred rows at most go in one call; each has its receipt', async () => {
  const flat = await letFlat(world)
  const row = (n: number) => ({
    unit: 'Flat B4',
    amount: 100 + n,
    channel: 'CASH',
    payment_date: world.today(),
  })
  const rows = Array.from({ length: 501 }, (_, n) => row(n))
  const send = (sent: unknown[]) =>
    flat.manager.post(
      '/payments/bulk-create',
      { estate_id: flat.estate_id, rows: sent },
      { 'idempotency-key': randomUUID() },
    )
  expect((await send(rows)).statusCode).toBe(400)
  const { created, failed } = (await send(rows.slice(0, 40))).json()
  expect([created.length, failed]).toEqual([40, []])
  await expectSoundBooks(world)
})
