import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { sentTo } from '../../../testing/mailbox.ts'
import { balanceOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { statementsIn } from '../../../testing/money/statements.ts'
import type { Person } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const { withLease, book, waiting, settle, elsewhere } = statementsIn(world, () => manager)
const RENT = 120_000_000
const wrong = { reason: 'It was the other Okafor' }
let manager: Person

beforeAll(async () => {
  manager = (await letFlat(world)).manager
})
afterEach(() => expectSoundBooks(world))

const line = async (id: string) => (await manager.get(`/transfers/lines/${id}`)).json()

test('a transfer that was given to the wrong tenant waits again: the rent is owed, the receipt void, the payer forgotten', async () => {
  const { flat, account } = await elsewhere()
  const other = await withLease(await letFlat(world, { estate_id: flat.estate_id, manager }))
  await book([['02/11/2026', 'TRF FRM SOTUGA WEMIMO', '500,000.00']], account)
  const [{ id }] = await waiting('SOTUGA')
  const given = await settle(id, 'assign', { parts: [{ lease_id: flat.lease_id, amount: 50_000_000 }] })
  const { payment_id } = given.json().payments[0]
  expect(given.json().can.take_back).toBe(true)

  const back = await settle(id, 'unassign', wrong)
  expect(back.json()).toMatchObject({
    state: 'UNASSIGNED',
    payments: [],
    taken_back: [{ amount: 50_000_000, reason: wrong.reason, by: manager.full_name }],
    can: { settle: true, take_back: false, restore: false },
  })
  expect(await balanceOf(world, flat.estate_id, 'credit:unassigned')).toBe(-50_000_000)
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(50_000_000)
  expect(await balanceOf(world, flat.estate_id, `receivable:${flat.lease_id}`)).toBe(RENT)
  const payment = (await flat.tenant.get(`/payments/${payment_id}`)).json()
  expect(payment.status).toBe('CANCELLED')
  const receipt = (await flat.tenant.get(`/receipts/${payment.receipt.id}`)).json()
  expect([receipt.status, receipt.void_reason]).toEqual(['VOIDED', 'TAKEN_BACK'])
  await world.work()
  await flat.tenant.post(`/receipts/${receipt.id}/email`)
  const mails = (await sentTo(world, flat.tenant.email)).map(({ body }) => body)
  expect(mails.filter((body) => body.includes('This receipt is void'))).toHaveLength(2)
  expect(mails.filter((body) => body.includes('The bank has confirmed it'))).toEqual([])
  await world.work()
  const told = (await flat.tenant.get('/communication/notifications')).json().data
  expect(told[0].message).toContain(wrong.reason)

  // Who paid is not known any more: a transfer of exactly what is open would be sure otherwise.
  const next = await book([['09/11/2026', 'TRF FRM SOTUGA WEMIMO', '1,200,000.00']], account)
  expect(next.result).toMatchObject({ posted: 0, unassigned: 1 })

  await settle(id, 'assign', { parts: [{ lease_id: other.lease_id, amount: 50_000_000 }] })
  expect(await balanceOf(world, flat.estate_id, `receivable:${other.lease_id}`)).toBe(RENT - 50_000_000)
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(50_000_000 + RENT)
})

test('what was posted by itself and what was divided go back whole, and come to wait as held', async () => {
  const { flat, account } = await elsewhere()
  const other = await withLease(await letFlat(world, { estate_id: flat.estate_id, manager }))
  await book([['02/11/2026', `RENT ${flat.code}`, '200,000.00']], account)
  const [sure] = (await manager.get(`/transfers/lines?state=POSTED&search=${flat.code}`)).json().data
  expect((await settle(sure.id, 'unassign', wrong)).statusCode).toBe(200)
  expect(await balanceOf(world, flat.estate_id, 'credit:unassigned')).toBe(-20_000_000)

  const half = { amount: 10_000_000 }
  const parts = [
    { lease_id: flat.lease_id, ...half },
    { lease_id: other.lease_id, ...half },
  ]
  expect((await settle(sure.id, 'assign', { parts })).json().payments).toHaveLength(2)
  expect(await balanceOf(world, flat.estate_id, 'credit:unassigned')).toBe(0)
  expect((await settle(sure.id, 'unassign', wrong)).json().taken_back).toHaveLength(3)
  expect(await balanceOf(world, flat.estate_id, 'credit:unassigned')).toBe(-20_000_000)
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(20_000_000)
})

test('what may have been counted already is doubted again, and out of the books', async () => {
  const { flat, account } = await elsewhere()
  await book([['02/11/2026', `RENT ${flat.code}`, '200,000.00', 'S0000132611020009']], account)
  await book([['02/11/2026', `RENT ${flat.code} NIP`, '200,000.00', 'S0000132611020009']], account)
  const [{ id }] = await waiting(flat.code)
  await settle(id, 'assign', { parts: [{ lease_id: flat.lease_id, amount: 20_000_000 }] })
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(40_000_000)
  expect((await settle(id, 'unassign', wrong)).json().doubt).toBe('SAME_REFERENCE')
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(20_000_000)
  expect(await balanceOf(world, flat.estate_id, 'credit:unassigned')).toBe(0)
})

test('what was set aside by mistake waits again as it did, however often, and is held again', async () => {
  const { flat, account } = await elsewhere()
  await book([['02/11/2026', 'WUTEKO RAMILA', '300,000.00']], account)
  const [{ id }] = await waiting('WUTEKO')
  const held = () => balanceOf(world, flat.estate_id, 'credit:unassigned')
  expect((await settle(id, 'restore', {})).statusCode).toBe(409)
  for (const _ of [1, 2]) {
    const aside = await settle(id, 'dismiss', { reason: 'NOT_OURS', note: 'Sold the car' })
    expect(aside.json().can).toEqual({ settle: false, take_back: false, restore: true })
    expect(await held()).toBe(0)
    expect((await settle(id, 'restore', {}, flat.tenant)).statusCode).toBe(404)
    const answers = await Promise.all([1, 2].map(() => settle(id, 'restore', {})))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await line(id)).toMatchObject({ state: 'UNASSIGNED', dismissal: null, note: null })
    expect(await held()).toBe(-30_000_000)
    expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(30_000_000)
  }
})

test('two at once have one effect, whoever may not is refused, and what waits cannot be taken back', async () => {
  const { flat, account } = await elsewhere()
  await book([['02/11/2026', 'MUDAFI KELOSE', '300,000.00']], account)
  const [{ id }] = await waiting('MUDAFI')
  expect((await settle(id, 'unassign', wrong)).statusCode).toBe(409)
  await settle(id, 'assign', { parts: [{ lease_id: flat.lease_id, amount: 30_000_000 }] })
  for (const person of [flat.tenant, flat.landlord]) {
    expect((await settle(id, 'unassign', wrong, person)).statusCode).toBe(404)
  }
  const answers = await Promise.all(Array.from({ length: 4 }, () => settle(id, 'unassign', wrong)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  await settle(id, 'assign', { parts: [{ lease_id: flat.lease_id, amount: 30_000_000 }] })
  const key = randomUUID()
  const same = await Promise.all([1, 2].map(() => settle(id, 'unassign', wrong, manager, key)))
  expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await line(id)).taken_back).toHaveLength(2)
})

test('credit that was spent since is not called back, and nothing of the rest is', async () => {
  const { flat, account } = await elsewhere()
  await book([['02/11/2026', 'HADUKE PLOMITA', '1,300,000.00']], account)
  const [{ id }] = await waiting('HADUKE')
  await settle(id, 'assign', { parts: [{ lease_id: flat.lease_id, amount: 130_000_000 }] })
  await world.services.transaction('system', async (tx) => {
    await sql`select app.post_journal('test:spent', ${flat.estate_id}, null, 'spent',
      ${[`credit:${flat.tenant.id}`, 'losses']}::text[], ${[1, -1]}::bigint[], '{}', ${tx.capability})`.execute(
      tx,
    )
  })
  const refused = await settle(id, 'unassign', wrong)
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/kept as credit/)])
  expect((await line(id)).state).toBe('POSTED')
  expect(await balanceOf(world, flat.estate_id, `receivable:${flat.lease_id}`)).toBe(0)
})

test('tenancies are found by name and unit, with what they owe, and only by whoever runs the estate', async () => {
  const { flat, account } = await elsewhere()
  const other = await withLease(await letFlat(world, { estate_id: flat.estate_id, manager }))
  await book([['02/11/2026', 'QUZIKO BALUTE', '70,000.00']], account)
  const [{ id }] = await waiting('QUZIKO')
  const found = async (search: string, by = manager) =>
    by.get(`/transfers/lines/${id}/tenancies?search=${encodeURIComponent(search)}`)
  const all = (await found('')).json()
  expect(all.pagination.total).toBe(2)
  expect(all.data).toContainEqual(
    expect.objectContaining({ lease_id: flat.lease_id, open_amount: RENT, is_over: false }),
  )
  const whole = all.data.find(({ lease_id }: { lease_id: string }) => lease_id === other.lease_id)
  expect((await found(`${whole.tenant_name} ${whole.unit_label}`)).json().data).toEqual([whole])
  expect((await found('nobody of this name')).json().data).toEqual([])
  expect((await found('', flat.tenant)).statusCode).toBe(404)
})
