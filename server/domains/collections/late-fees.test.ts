import type { LateFee } from '@gida/contract/domains/estates/late-fee'
import type { LawRule } from '@gida/contract/domains/law/rule'
import { addDays, addMonths, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { beforeEach, expect, test } from 'vitest'
import { initializePayment } from '../../testing/money/paying.ts'
import { sentTo } from '../../testing/outbox.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { suspend } from '../../testing/portfolios/suspend.ts'
import { useWorld } from '../../testing/world.ts'
import { makeRuleBook } from '../law/index.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { move } from '../payments/index.ts'
import { lateFeeOn } from './late-fees/late-fee-on.ts'
import { raiseLateFees } from './late-fees/raise-late-fees.ts'

const world = useWorld()
const today = () => lagosDay(world.services.clock.now())

/** Advances to the first minutes of a later day in Lagos. */
function moveOn(days: number): void {
  const { clock } = world.services
  clock.advance(startOfDay(addDays(today(), days)).getTime() + 60_000 - clock.now().getTime())
}
beforeEach(() => moveOn(1))

const charge = (
  transaction_type: 'RENT_PAYMENT' | 'CAUTION_DEPOSIT' | 'LATE_FEE',
  amount: number,
  days_late: number,
) => ({
  transaction_type,
  description: transaction_type === 'RENT_PAYMENT' ? 'Rent' : transaction_type,
  amount,
  due_date: addDays(today(), -days_late),
})

async function setRule(flat: LetFlat, late_fee: LateFee): Promise<void> {
  const answer = await flat.manager.patch(`/onboarding/estates/${flat.estate_id}`, { late_fee })
  expect(answer.statusCode).toBe(200)
}
const feesOf = (flat: LetFlat) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('late_fee')
      .innerJoin('charge', 'charge.id', 'late_fee.fee_id')
      .select([
        'late_fee.fee_id',
        'late_fee.amount',
        'late_fee.period',
        'charge.key',
        'charge.due_date',
        'charge.description',
      ])
      .where('charge.tenant_id', '=', flat.tenant.id)
      .orderBy('late_fee.period')
      .execute(),
  )
const raise = () => raiseLateFees(world.services)
const PERCENT: LateFee = { kind: 'PERCENT', rate: 500, grace_days: 3, repeat: 'ONCE', cap: null }

test('five percent of ₦250,000 is ₦12,500, once, after the grace, whoever looks at the same time', async () => {
  const flat = await letFlat(world, { charges: [charge('RENT_PAYMENT', 25_000_000, 10)] })
  await setRule(flat, PERCENT)
  moveOn(3)
  await raise()
  expect(await feesOf(flat)).toEqual([]) // the grace period starts on the day the rule was made
  moveOn(1)
  await Promise.all(Array.from({ length: 8 }, raise))
  moveOn(40)
  await raise()
  const [fee, ...others] = await feesOf(flat)
  expect(others).toEqual([])
  expect(fee).toMatchObject({ amount: 1_250_000, period: 0, description: 'Late fee: Rent' })
  expect(fee?.key).toBe(`late:${flat.charge_ids[0]}:0`)
})

test('the tenant owes it and the landlord waits for it, and the books balance', async () => {
  const flat = await letFlat(world, { charges: [charge('RENT_PAYMENT', 25_000_000, 10)] })
  await setRule(flat, { ...PERCENT, grace_days: 0 })
  moveOn(1)
  await raise()
  const [fee] = await feesOf(flat)
  const { entries, checks } = await world.services.transaction('system', async (tx) => ({
    entries: await tx
      .selectFrom('ledger_view')
      .select(['account', 'amount'])
      .where('journal_key', '=', `charge:${fee?.fee_id}:raised`)
      .orderBy('amount', 'desc')
      .execute(),
    checks: await checkLedger(tx),
  }))
  expect(entries).toEqual([
    { account: expect.stringMatching(/^receivable:/), amount: 1_250_000 },
    { account: `uncollected:${flat.landlord.id}`, amount: -1_250_000 },
  ])
  expect(checks.filter(({ faults }) => faults > 0)).toEqual([])
})

test('each month again, to the cap of one charge', async () => {
  const flat = await letFlat(world, { charges: [charge('RENT_PAYMENT', 25_000_000, 10)] })
  await setRule(flat, { kind: 'FLAT', amount: 500_000, grace_days: 0, repeat: 'MONTHLY', cap: 1_200_000 })
  for (let month = 0; month < 5; month++) {
    moveOn(month === 0 ? 1 : 31)
    await raise()
    await raise()
  }
  expect((await feesOf(flat)).map(({ amount }) => amount)).toEqual([500_000, 500_000, 200_000])
})

test('a bill that comes after its due day has its days of grace from the day it came', async () => {
  const before = await letFlat(world)
  await setRule(before, PERCENT)
  moveOn(20)
  const { estate_id, manager } = before
  const flat = await letFlat(world, { estate_id, manager, charges: [charge('RENT_PAYMENT', 25_000_000, 40)] })
  await raise()
  moveOn(3)
  await raise()
  expect(await feesOf(flat)).toEqual([])
  moveOn(1)
  await raise()
  expect((await feesOf(flat)).map(({ amount }) => amount)).toEqual([1_250_000])
})

test('deposits and late fees bear none', async () => {
  const flat = await letFlat(world, {
    charges: [charge('CAUTION_DEPOSIT', 20_000_000, 60), charge('LATE_FEE', 1_000_000, 60)],
  })
  await setRule(flat, { ...PERCENT, grace_days: 0 })
  moveOn(1)
  await raise()
  expect(await feesOf(flat)).toEqual([])
})

test('the tenant is told how much was added, and why', async () => {
  const flat = await letFlat(world, { charges: [charge('RENT_PAYMENT', 25_000_000, 10)] })
  await setRule(flat, { ...PERCENT, grace_days: 0 })
  moveOn(1)
  await raise()
  const [mail] = await sentTo(world, flat.tenant.email)
  expect(mail?.subject).toBe('A late fee of ₦12,500 was added')
  expect(mail?.text).toContain('₦250,000 of it is 11 days late')
  expect(mail?.text).toContain('From the day after the due date, 5% of the overdue amount is added once.')
})

test('where a law names a limit, no rule goes beyond it', async () => {
  const flat = await letFlat(world, { charges: [charge('RENT_PAYMENT', 25_000_000, 10)] })
  await setRule(flat, { ...PERCENT, grace_days: 0 })
  moveOn(1)
  await raiseLateFees(world.services, makeRuleBook([limitOf(20_000)]))
  expect((await feesOf(flat)).map(({ amount }) => amount)).toEqual([500_000])
})

/** A fictitious law limiting late fees to this many parts per million. */
const limitOf = (most_rate: number): LawRule => ({
  ...{ topic: 'fees.late_fee', title: 'Late fees', says: 'At most so much.', status: 'IN_FORCE' },
  ...{ valid_from: '2020-01-01', valid_to: null, dates: 'Made up', source: 'A test', confidence: 'L' },
  ...{ key: 'lagos.fees.late_fee', pack: 'test', pack_title: 'A test', state: 'Lagos' },
  value: { kind: 'LATE_FEE_CAP', most_rate },
})

const NONE = { periods: [], sum: 0 }
const late = { due_date: '2026-11-05', open_amount: 25_000_000, raised: NONE }
const free = { since: null, lawful: null }
const MONTHLY: LateFee = { kind: 'FLAT', amount: 500_000, grace_days: 7, repeat: 'MONTHLY', cap: null }

test.each([
  ['on the last day of grace', { ...MONTHLY }, '2026-11-12', null],
  ['on the day after', { ...MONTHLY }, '2026-11-13', { period: 0, amount: 500_000, late_days: 8 }],
  [
    'a day before the month is over',
    { ...MONTHLY },
    '2026-12-12',
    { period: 0, amount: 500_000, late_days: 37 },
  ],
  ['a month on', { ...MONTHLY }, '2026-12-13', { period: 1, amount: 500_000, late_days: 38 }],
  [
    'half a year on, without what was missed',
    { ...MONTHLY },
    '2027-05-13',
    { period: 6, amount: 500_000, late_days: 189 },
  ],
] as const)('a monthly fee %s', (_, rule, day, fee) => {
  expect(lateFeeOn(late, { rule, ...free }, day)).toEqual(fee)
})

test('a part is floored to the kobo, and what is left of a limit is all that is asked', () => {
  const rule: LateFee = { kind: 'PERCENT', rate: 333, grace_days: 0, repeat: 'MONTHLY', cap: 900_000 }
  const odd = { ...late, open_amount: 25_000_001 }
  expect(lateFeeOn(odd, { rule, ...free }, '2026-11-06')?.amount).toBe(832_500)
  const before = { ...odd, raised: { periods: [0], sum: 832_500 } }
  expect(lateFeeOn(before, { rule, ...free }, addMonths('2026-11-06', 1))?.amount).toBe(67_500)
})

test('no fee while the bank still works on money for the charge; one falls due when none comes', async () => {
  const flat = await letFlat(world, { charges: [charge('RENT_PAYMENT', 25_000_000, 10)] })
  await setRule(flat, { ...PERCENT, grace_days: 0 })
  const begun = await initializePayment(flat, { amount: 25_000_000 })
  const { payment_id } = begun.json<{ payment_id: string }>()
  const said = (status: 'PROCESSING' | 'FAILED') =>
    world.services.transaction('system', (tx) => move(tx, payment_id, status, null))
  await said('PROCESSING')
  moveOn(1)
  await raise()
  expect(await feesOf(flat)).toEqual([])
  await said('FAILED')
  await raise()
  expect((await feesOf(flat)).map(({ amount }) => amount)).toEqual([1_250_000])
})

test('nobody is fined while the estate is suspended by the platform, where nothing can be paid', async () => {
  const flat = await letFlat(world, { charges: [charge('RENT_PAYMENT', 25_000_000, 10)] })
  await setRule(flat, { ...PERCENT, grace_days: 0 })
  await suspend(world, flat.estate_id, flat.manager.id)
  moveOn(1)
  await raise()
  expect(await feesOf(flat)).toEqual([])
})
