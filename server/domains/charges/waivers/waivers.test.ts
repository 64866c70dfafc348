import { randomUUID } from 'node:crypto'
import { lagosDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import { balancesOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { sentTo } from '../../../testing/outbox.ts'
import type { Person } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { newsWords } from '../../notifications/words/words.ts'

const world = useWorld()
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const key = () => ({ 'idempotency-key': randomUUID() })
const on = (flat: LetFlat, action: 'waive' | 'write-off', body: object, who: Person = flat.manager) =>
  who.post(`/charges/${flat.charge_ids[0]}/${action}`, { reason: 'A test', ...body }, key())

const LATE_FEE = {
  transaction_type: 'LATE_FEE' as const,
  description: 'Late fee',
  amount: 1_250_000,
  due_date: '2026-01-01',
}
const listOf = async (person: Person) => (await person.get('/payments/waivers')).json().data

test('half a late fee is waived, and asked for again', async () => {
  const flat = await letFlat(world, { charges: [LATE_FEE] })
  expect((await on(flat, 'waive', { amount: 625_000 })).json()).toMatchObject({ open_amount: 625_000 })
  expect(await balancesOf(world, flat)).toEqual({ 'receivable:*': 625_000, 'uncollected:*': -625_000 })
  const [waiver] = await listOf(flat.tenant)
  expect(waiver).toMatchObject({ kind: 'WAIVER', amount: 625_000, can: { undo: false } })
  const undo = (who: Person) => who.post(`/payments/waivers/${waiver.id}/undo`, {}, key())
  expect((await undo(flat.tenant)).statusCode).toBe(403)
  const undone = await Promise.all(Array.from({ length: 5 }, () => undo(flat.manager)))
  expect(undone.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await balancesOf(world, flat)).toEqual({ 'receivable:*': 1_250_000, 'uncollected:*': -1_250_000 })
  await expectSoundBooks(world)
})

test('the tenant is told of a waiver in the app and by mail, in their language, and that it is asked for again', async () => {
  const flat = await letFlat(world, { charges: [LATE_FEE] })
  await flat.tenant.patch('/users/me/notification-choices', { language: 'ha' })
  await on(flat, 'waive', { amount: 625_000, reason: 'The bank was slow.' })
  const [waiver] = await listOf(flat.tenant)
  await flat.manager.post(`/payments/waivers/${waiver.id}/undo`, {}, key())
  await world.work()
  const { waived, waiverUndone } = newsWords.ha
  const titles = [waived.title('₦6,250'), waiverUndone.title('₦6,250')].sort()
  const { data } = (await flat.tenant.get('/communication/notifications')).json()
  expect(data.map((one: { title: string }) => one.title).sort()).toEqual(titles)
  const mails = await sentTo(world, flat.tenant.email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual(titles)
  expect(mails.map(({ text }) => text).join()).toContain('Dalili: The bank was slow.\n')
})

test('all of it: the charge is waived, and nothing more can be', async () => {
  const flat = await letFlat(world, { charges: [LATE_FEE] })
  expect((await on(flat, 'waive', { amount: 1_250_001 })).json()).toMatchObject({
    code: 'AMOUNT_TOO_LARGE',
    details: { left: 1_250_000 },
  })
  expect((await on(flat, 'waive', {})).json().status).toBe('WAIVED')
  expect((await on(flat, 'waive', {})).json().code).toBe('NOTHING_OWED')
  expect((await on(flat, 'waive', {}, flat.tenant)).statusCode).toBe(403)
})

test('ten at once waive no more than is open', async () => {
  const flat = await letFlat(world, { charges: [LATE_FEE] })
  await Promise.all(Array.from({ length: 10 }, () => on(flat, 'waive', { amount: 500_000 })))
  expect(await listOf(flat.manager)).toHaveLength(2)
  await expectSoundBooks(world)
})

test('a debt of more than ninety days is written off, by those who may', async () => {
  const flat = await letFlat(world, { charges: [LATE_FEE] })
  expect((await on(flat, 'write-off', {}, flat.tenant)).statusCode).toBe(403)
  expect((await on(flat, 'write-off', {}, flat.landlord)).json().status).toBe('WAIVED')
  expect(await balancesOf(world, flat)).toEqual({})
  expect(await listOf(flat.manager)).toMatchObject([{ kind: 'WRITE_OFF', reason: 'A test' }])
  await expectSoundBooks(world)
})

test('a young debt is not written off while its lease runs, and is once it is over', async () => {
  const today = lagosDay(world.services.clock.now())
  const flat = await letFlat(world, { charges: [{ ...LATE_FEE, due_date: today }] })
  const offered = async (who: Person) => (await who.get('/charges')).json().data[0].can
  expect(await offered(flat.manager)).toEqual({ waive: true, write_off: false })
  expect((await on(flat, 'write-off', {})).json().code).toBe('WRITE_OFF_TOO_EARLY')
  await inSystem((tx) =>
    tx.updateTable('lease').set({ status: 'EXPIRED' }).where('unit_id', '=', flat.unit_id).execute(),
  )
  expect(await offered(flat.manager)).toEqual({ waive: true, write_off: true })
  expect(await offered(flat.tenant)).toEqual({ waive: false, write_off: false })
  expect((await on(flat, 'write-off', {})).json().can).toEqual({ waive: false, write_off: false })
})
