import { randomUUID } from 'node:crypto'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import { afterEach, expect, test } from 'vitest'
import { balancesOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../../testing/money/offline-payments.ts'
import { payAtCheckout } from '../../../testing/money/paying.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { entrustUnits } from '../../estates/index.ts'

const world = useWorld()
const { record } = offlinePaymentsIn(world)
const RENT = 120_000_000

afterEach(() => expectSoundBooks(world))

test('cash settles rent, waits in the hand of who took it, and is owed to the landlord less commission', async () => {
  const flat = await letFlat(world)
  const answer = await record(flat.manager, flat, { payer_name: 'Her brother' })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ status: 'COMPLETED', channel: 'CASH', amount: 30_000_000 })
  expect(await balancesOf(world, flat)).toEqual({
    'cash:*': 30_000_000,
    'receivable:*': RENT - 30_000_000,
    'uncollected:*': -(RENT - 30_000_000),
    'payable:*': -27_000_000,
    commission: -3_000_000,
  })
  const detail = (await flat.manager.get(`/payments/${answer.json().id}`)).json()
  expect(detail.recorded).toMatchObject({
    landed: 'HAND',
    received_by: flat.manager.full_name,
    payer_name: 'Her brother',
  })
  const receipt = (await flat.tenant.get(`/receipts/${detail.receipt.id}`)).json()
  expect(receipt.facts.state).toBe(`Recorded: cash, taken by ${flat.manager.full_name}`)
  expect(receipt.facts.recorded_on).toBe(world.today())
})

test('money by the card terminal lies at the bank under the number of its slip, and its receipt says so', async () => {
  const flat = await letFlat(world)
  const answer = await record(flat.manager, flat, { channel: 'POS', bank_reference: 'POS 004512' })
  expect(answer.json()).toMatchObject({ status: 'COMPLETED', channel: 'POS' })
  expect((await balancesOf(world, flat))['bank:trust']).toBe(30_000_000)
  const { receipt } = (await flat.manager.get(`/payments/${answer.json().id}`)).json()
  const { facts } = (await flat.tenant.get(`/receipts/${receipt.id}`)).json()
  expect(facts.state).toBe(`Recorded: POS terminal, recorded by ${flat.manager.full_name}`)
})

test('a transfer straight to the landlord leaves the commission for the landlord to pay', async () => {
  const flat = await letFlat(world)
  const answer = await record(flat.manager, flat, {
    channel: 'BANK_TRANSFER',
    landed: 'LANDLORD',
    bank_reference: 'NIP 77',
  })
  expect(answer.statusCode).toBe(201)
  const sums = await balancesOf(world, flat)
  expect(sums['payable:*']).toBe(3_000_000)
  expect(sums.commission).toBe(-3_000_000)
})

test('money beyond what is owed becomes credit, and the preview says so before', async () => {
  const flat = await letFlat(world)
  const wanted = { amount: RENT + 500, property_unit_id: flat.unit_id, tenant_id: flat.tenant.id }
  const preview = (await flat.manager.post('/payments/preview', wanted)).json()
  expect(preview).toMatchObject({ surplus: 500, charges: [{ settled: RENT }] })
  expect(preview.cash_receivers[0]).toMatchObject({ id: flat.manager.id })
  expect((await record(flat.manager, flat, { amount: RENT + 500 })).statusCode).toBe(201)
  expect((await balancesOf(world, flat))['credit:*']).toBe(-500)
})

test('money goes to the charge that is named, as the preview said, in whatever letters its id is sent', async () => {
  const due = { transaction_type: 'RENT_PAYMENT', amount: 10_000_000, due_date: world.today() } as const
  const charges = [
    { ...due, description: 'First' },
    { ...due, description: 'Second' },
  ]
  const flat = await letFlat(world, { charges })
  const charge_ids = flat.charge_ids.toReversed().map((id) => id.toUpperCase())
  const wanted = { amount: due.amount, charge_ids }
  const home = { property_unit_id: flat.unit_id.toUpperCase(), tenant_id: flat.tenant.id }
  const preview = (await flat.manager.post('/payments/preview', { ...home, ...wanted })).json()
  expect(preview).toMatchObject({ surplus: 0 })
  const { id } = (await record(flat.manager, flat, { ...home, ...wanted })).json()
  const { settles } = (await flat.manager.get(`/payments/${id}`)).json()
  const paid = settles.filter(({ amount }: { amount: number }) => amount > 0)
  expect(paid).toMatchObject([{ description: 'Second', amount: due.amount }])
})

test('money that is said to be for no charge becomes credit, and without a word of it is laid on whatever is open', async () => {
  const flat = await letFlat(world, {
    charges: [
      {
        ...{ transaction_type: 'SERVICE_CHARGE', description: 'Service charge 2026', amount: 40_000_000 },
        due_date: '2026-01-05',
      },
    ],
  })
  const none = { amount: 10_000_000, charge_ids: [], transaction_type: undefined }
  const wanted = { amount: none.amount, charge_ids: [], property_unit_id: flat.unit_id }
  const preview = await flat.manager.post('/payments/preview', { ...wanted, tenant_id: flat.tenant.id })
  expect(preview.json()).toMatchObject({ surplus: 10_000_000, charges: [{ settled: 0 }] })
  expect((await record(flat.manager, flat, none)).statusCode).toBe(201)
  expect(await balancesOf(world, flat)).toMatchObject({ 'receivable:*': 40_000_000, 'credit:*': -10_000_000 })
  const cash = await record(flat.manager, flat, { amount: 15_000_000, transaction_type: undefined })
  expect(cash.json()).toMatchObject({ status: 'COMPLETED', transaction_type: 'SERVICE_CHARGE' })
  expect(await balancesOf(world, flat)).toMatchObject({ 'receivable:*': 25_000_000, 'credit:*': -10_000_000 })
})

test('the same key records once, also fifty at once', async () => {
  const flat = await letFlat(world)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => record(flat.manager, flat, {}, key)))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect((await balancesOf(world, flat))['cash:*']).toBe(30_000_000)
})

test('cash that waited on a phone is booked once, also long after its first key is forgotten, and for nobody else', async () => {
  const flat = await letFlat(world)
  const client_id = randomUUID()
  const send = (wanted = {}, by = flat.manager) => record(by, flat, { client_id, ...wanted }, randomUUID())
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
  answers.push(await send())
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect((await balancesOf(world, flat))['cash:*']).toBe(30_000_000)
  const other = await letFlat(world, { manager: flat.manager, tenant: flat.tenant, charges: [] })
  for (const another of [
    { amount: 1_000 },
    { channel: 'BANK_TRANSFER' },
    { payment_date: addDays(world.today(), -1) },
    { property_unit_id: other.unit_id },
  ])
    expect((await send(another)).json()).toMatchObject({ code: 'CLIENT_ID_USED' })
  expect((await send({}, flat.landlord)).json()).toMatchObject({ code: 'CLIENT_ID_USED' })
})

test('of two who record the same cash the second is shown the first one’s, and may say that it is another', async () => {
  const flat = await letFlat(world)
  const [one, two] = await Promise.all([record(flat.manager, flat), record(flat.landlord, flat)])
  expect([one.statusCode, two.statusCode].sort()).toEqual([201, 409])
  const [kept, refused] = one.statusCode === 201 ? [one, two] : [two, one]
  expect(refused.json()).toMatchObject({
    code: 'LOOKS_RECORDED',
    details: { first: { payment_id: kept.json().id } },
  })
  const yesterday = addDays(world.today(), -1)
  expect((await record(flat.manager, flat, { payment_date: yesterday })).statusCode).toBe(409)
  expect((await record(flat.manager, flat, { payment_date: addDays(world.today(), -2) })).statusCode).toBe(
    201,
  )
  expect((await record(flat.manager, flat, { not_a_duplicate: true })).statusCode).toBe(201)
})

test('a transfer that came through the provider is shown to whoever records it by hand too', async () => {
  const flat = await letFlat(world)
  const { payment_id } = await payAtCheckout(
    world,
    flat,
    { amount: 30_000_000 },
    { channel: 'bank_transfer' },
  )
  const alert = { channel: 'BANK_TRANSFER', bank_reference: 'NIP 0042' }
  expect((await record(flat.manager, flat, alert)).json()).toMatchObject({
    code: 'LOOKS_RECORDED',
    details: { first: { payment_id } },
  })
  expect((await record(flat.manager, flat, { ...alert, not_a_duplicate: true })).statusCode).toBe(201)
})

test('a bank reference is booked once in an estate, whatever is said, also twenty at once for two flats', async () => {
  const flat = await letFlat(world)
  const beside = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      record(flat.manager, i % 2 ? flat : beside, {
        channel: 'BANK_TRANSFER',
        bank_reference: i % 3 ? 'NIP 0001' : 'nip  0001',
        amount: 1_000_000 + i,
        not_a_duplicate: true,
      }),
    ),
  )
  expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1)
  const refused = answers.filter((answer) => answer.statusCode !== 201).map((answer) => answer.json())
  expect(new Set(refused.map((body) => body.code))).toEqual(new Set(['BANK_REFERENCE_TAKEN']))
  expect(refused[0].details.first.recorded_by).toBe(flat.manager.full_name)
})

test.each([
  ['a day to come', (day: string) => addDays(day, 1), /in the future/],
  ['1970', () => '1970-01-01', /more than 18 months ago/],
  ['nineteen months ago', (day: string) => addMonths(day, -19), /more than 18 months ago/],
])('refuses %s in words', async (_, of, words) => {
  const flat = await letFlat(world)
  const answer = await record(flat.manager, flat, { payment_date: of(world.today()) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().details).toEqual([{ path: 'payment_date', message: expect.stringMatching(words) }])
})

test('who may record: manager, landlord and the agent of the unit; a tenant never, a stranger finds nothing', async () => {
  const flat = await letFlat(world)
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  const stranger = await letFlat(world)
  expect((await record(agent, flat)).statusCode).toBe(404)
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id: flat.estate_id, user_id: agent.id, unit_ids: [flat.unit_id] }),
  )
  expect((await record(agent, flat, { received_by: flat.manager.id })).statusCode).toBe(400)
  expect((await record(agent, flat)).statusCode).toBe(201)
  expect((await record(flat.landlord, flat, { amount: 20_000_000 })).statusCode).toBe(201)
  expect((await record(flat.tenant, flat, { amount: 10_000_000 })).statusCode).toBe(403)
  expect((await record(stranger.manager, flat)).statusCode).toBe(404)
  expect((await record(flat.manager, flat, { tenant_id: stranger.tenant.id })).statusCode).toBe(404)
  expect((await record(flat.manager, flat, { charge_ids: stranger.charge_ids })).statusCode).toBe(404)
})

test('description, evidence and review change; money never', async () => {
  const flat = await letFlat(world)
  const { id } = (await record(flat.manager, flat, { amount: RENT + 1 })).json()
  const change = (body: object) => flat.manager.patch(`/payments/${id}`, body)
  expect((await change({ description: 'Paid at the gate' })).json().description).toBe('Paid at the gate')
  expect((await change({ amount: 1 })).statusCode).toBe(400)
  expect((await change({})).statusCode).toBe(400)
  expect((await change({ review_note: 'The rest is for next year' })).json().needs_review).toBe(false)
  expect((await change({ review_note: 'Once more' })).statusCode).toBe(409)
  expect((await flat.tenant.patch(`/payments/${id}`, { description: 'Mine' })).statusCode).toBe(403)
})
