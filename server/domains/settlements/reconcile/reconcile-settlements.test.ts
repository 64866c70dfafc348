import { randomUUID } from 'node:crypto'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import type { ProviderSettlement, SettlementLine } from '../../../platform/pay/provider.ts'
import { insertRow } from '../../../testing/insert-row.ts'
import { balanceOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { completePayment } from '../../payments/completion/complete-payment.ts'
import { bookFees, receivedFromProvider } from '../../payments/index.ts'
import { completeRefund } from '../../refunds/provider/complete-refund.ts'
import { reserveRefund } from '../../refunds/reserve-refund.ts'
import { reconcileSettlements } from './reconcile-settlements.ts'

type Report = { of: ProviderSettlement; lines: SettlementLine[] }
const reports = new Map<string | null, Report[]>()

const world = useWorld({
  provider: {
    listSettlements: async (subaccount) => (reports.get(subaccount) ?? []).map((one) => one.of),
    settlementLines: async (id) => [...reports.values()].flat().find((one) => one.of.id === id)?.lines ?? [],
    initialize: async () => ({ authorization_url: 'https://pay.example/x', access_code: 'x' }),
  },
})

const RENT = 120_000_000
const FEE = 200_000
let flat: LetFlat
beforeEach(async () => {
  reports.clear()
  flat = await letFlat(world, { subaccount_code: null })
})

/** A payment by card, as the provider says that it came. */
async function pays(amount = RENT, { fees = FEE }: { fees?: number | null } = {}): Promise<string> {
  const begun = await flat.tenant.post(
    '/payments/initialize',
    { amount, transaction_type: 'RENT_PAYMENT', property_unit_id: flat.unit_id },
    { 'idempotency-key': randomUUID() },
  )
  const { reference, payment_id } = begun.json()
  await world.services.transaction('system', (tx) =>
    completePayment(
      tx,
      payment_id,
      receivedFromProvider({
        ...{ id: randomUUID(), reference, status: 'success', amount, requested_amount: amount },
        ...{ currency: 'NGN', domain: 'test', channel: 'card', paid_at: tx.now, gateway_response: null },
        fees,
        fees_split: null,
      } as never),
    ),
  )
  return reference
}

/** What the provider reports to the main account: it sums up its own lines unless told. */
function isReported(lines: SettlementLine[], more: { deductions?: number; paid_out?: number } = {}): string {
  const processed = lines.reduce((sum, line) => sum + line.amount, 0)
  const fees = lines.reduce((sum, line) => sum + (line.fees ?? 0), 0)
  const deductions = more.deductions ?? 0
  const of = {
    id: randomUUID(),
    status: 'success',
    total_processed: processed,
    total_fees: fees,
    total_amount: processed - fees,
    deductions,
    effective_amount: more.paid_out ?? processed - fees - deductions,
    settlement_date: world.services.clock.now(),
  }
  reports.set(null, [...(reports.get(null) ?? []), { of, lines }])
  return of.id
}
const line = (reference: string, amount = RENT, fees: number | null = FEE) => ({
  reference,
  amount,
  fees,
  fees_split: null,
})
const reconcile = () => reconcileSettlements.run(world.services, {})
const queue = async () =>
  (await flat.manager.get(`/settlements/differences?estate_id=${flat.estate_id}`)).json().data
const reasons = async () => (await queue()).map((one: { reason: string }) => one.reason).sort()
const stands = (code: string) => balanceOf(world, flat.estate_id, code)

/** Whatever was reported: what came to a bank is what the books moved, and the differences. */
async function expectTied(): Promise<void> {
  const { rows } = await world.services.transaction('system', (tx) =>
    sql<{ provider_id: string }>`
      select r.provider_id from provider_settlement r
        left join lateral (select coalesce(sum(amount), 0) as moved from settlement s where s.provider_id = r.provider_id) s on true
        left join lateral (select coalesce(sum(amount), 0) as parted from settlement_difference d where d.provider_id = r.provider_id) d on true
      where r.amount <> s.moved + d.parted`.execute(tx),
  )
  expect(rows).toEqual([])
  await expectSoundBooks(world)
}

test('is booked once: ours to our bank, what is held for others to the clients’ account', async () => {
  isReported([line(await pays())])
  for (let i = 0; i < 2; i++) await reconcile()
  expect(await stands('clearing')).toBe(0)
  expect(await stands('bank')).toBe(12_000_000 - FEE)
  expect(await stands('bank:trust')).toBe(108_000_000)
  expect(await queue()).toEqual([])
  await expectTied()

  const [one] = (await flat.manager.get(`/settlements?estate_id=${flat.estate_id}`)).json().data
  expect(one).toMatchObject({ to: 'OUR_BANK', line_count: 1, amount: RENT - FEE, open_differences: 0 })
  const lines = (await flat.manager.get(`/settlements/${one.id}/lines`)).json().data
  expect(lines).toMatchObject([
    { reported_amount: RENT, reported_fees: FEE, booked: RENT - FEE, reasons: [] },
  ])
})

test('an unknown payment, another amount, another fee: each is in the queue, and the total ties', async () => {
  const [one, two, three] = [await pays(40_000_000), await pays(40_000_000), await pays(40_000_000)]
  isReported([
    line(one, 40_000_000),
    line(two, 41_000_000),
    line(three, 40_000_000, FEE + 1_001),
    line('GD-NOTOURS123', 777_700, 100),
  ])
  await reconcile()
  expect(await reasons()).toEqual(['FEE_DIFFERS', 'OTHER_AMOUNT', 'UNKNOWN_PAYMENT'])
  expect(await stands('clearing')).toBe(0)
  await expectTied()
})

test('a settlement is booked however many of its lines do not fit', async () => {
  const strangers = Array.from({ length: 7_000 }, (_, n) => line(`GD-NOTOURS-${n}`, 10_000, 150))
  isReported([line(await pays()), ...strangers])
  await reconcile()
  expect(await stands('clearing')).toBe(0)
  await expectTied()
})

test('what is settled twice moves the books once', async () => {
  const reference = await pays()
  isReported([line(reference)])
  await reconcile()
  isReported([line(reference)])
  await reconcile()
  expect(await stands('clearing')).toBe(0)
  const twice = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('settlement_difference')
      .select(['reason', 'amount'])
      .where('reference', '=', reference)
      .execute(),
  )
  expect(twice).toEqual([{ reason: 'SETTLED_TWICE', amount: RENT - FEE }])
  await expectTied()
})

test.each([
  ['paid out twice', 2],
  ['paid out once', 1],
])('what one report names twice, and %s, moves the books once', async (_, times) => {
  const [twice, other] = [await pays(40_000_000), await pays(40_000_000)]
  const paid_out = (times + 1) * (40_000_000 - FEE)
  isReported([line(twice, 40_000_000), line(other, 40_000_000), line(twice, 40_000_000)], { paid_out })
  await reconcile()
  expect(await stands('clearing')).toBe(0)
  const [settled] = (await flat.manager.get(`/settlements?estate_id=${flat.estate_id}`)).json().data
  expect(settled).toMatchObject({ amount: 2 * (40_000_000 - FEE) })
  expect(await reasons()).toContain('SETTLED_TWICE')
  await expectTied()
})

/** Part of a payment goes back to its payer, through the provider. */
const goesBack = (reference: string, amount: number) =>
  world.services.transaction('system', async (tx) => {
    const { id } = await findPayment(tx, reference)
    const refund = await reserveRefund(
      tx,
      { user_id: flat.manager.id },
      { transaction_id: id, amount, reason: 'Paid too much', still_owed: false },
    )
    await completeRefund(tx, refund.id)
  })
const findPayment = (tx: Tx, reference: string) =>
  tx.selectFrom('payment').select('id').where('reference', '=', reference).executeTakeFirstOrThrow()

test('a refund that was kept back is explained by its journal; one that nobody knows is not', async () => {
  const reference = await pays()
  await goesBack(reference, 30_000_000)
  isReported([line(reference)], { deductions: 30_000_500 })
  await reconcile()
  expect(await reasons()).toEqual(['DEDUCTION_UNKNOWN'])
  expect((await queue())[0]).toMatchObject({ expected: 30_000_000, reported: 30_000_500, amount: -500 })
  expect(await stands('clearing')).toBe(0)
  const [one] = (await flat.manager.get(`/settlements?estate_id=${flat.estate_id}`)).json().data
  expect((await flat.manager.get(`/settlements/${one.id}`)).json()).toMatchObject({
    deducted: 30_000_000,
    deductions: [{ memo: 'Given back', amount: 30_000_000 }],
  })
  await expectTied()
})

test('a fee that was known late is of its payment, and explains nothing that was kept back', async () => {
  const amount = 40_000_000
  const late = await pays(amount, { fees: null })
  await world.services.transaction('system', async (tx) =>
    bookFees(tx, (await findPayment(tx, late)).id, line(late, amount)),
  )
  const reference = await pays(amount)
  await goesBack(reference, 30_000_000)
  isReported([line(late, amount), line(reference, amount)], { deductions: 30_000_000 })
  await reconcile()
  expect(await queue()).toEqual([])
  expect(await stands('clearing')).toBe(0)
  await expectTied()
})

test('a total that no line explains is in the queue', async () => {
  isReported([line(await pays())], { paid_out: RENT - FEE - 1 })
  await reconcile()
  expect(await queue()).toMatchObject([{ reason: 'TOTAL_DIFFERS', amount: -1 }])
  await expectTied()
})

test('a difference is closed with a note, once, by whoever runs the estate', async () => {
  isReported([line(await pays())], { paid_out: RENT })
  await reconcile()
  const [one] = await queue()
  const close = (who = flat.manager, note = 'The bank rounded') =>
    who.post(`/settlements/differences/${one.id}/close`, { note })
  expect((await close(flat.landlord)).statusCode).toBe(404)
  expect((await close(await signedIn(world, 'ESTATE_MANAGER'))).statusCode).toBe(404)
  expect((await close(flat.manager, '')).statusCode).toBe(400)
  expect((await close()).json()).toMatchObject({ note: 'The bank rounded', can: { close: false } })
  expect((await close()).json().code).toBe('ILLEGAL_STATE')
  expect(await queue()).toEqual([])
})

test('a payment that is not paid out in time is missed by the working-day clock, and found again', async () => {
  const reference = await pays()
  const paid = lagosDay(world.services.clock.now())
  await reconcile()
  expect(await stands('clearing')).toBe(RENT - FEE)
  const missing = async () =>
    world.services.transaction('system', (tx) =>
      tx
        .selectFrom('settlement_difference')
        .select(['reason', 'closed_at', 'expected'])
        .where('reference', '=', reference)
        .execute(),
    )
  expect(await missing()).toEqual([])
  const moment = startOfDay(addDays(paid, 12)).getTime() - world.services.clock.now().getTime()
  world.services.clock.advance(moment)
  await reconcile()
  expect(await missing()).toEqual([{ reason: 'MISSING', closed_at: null, expected: RENT - FEE }])
  isReported([line(reference)])
  await reconcile()
  expect((await missing())[0]?.closed_at).not.toBeNull()
  await expectTied()
})

test('a landlord reads which of their accounts a settlement came to', async () => {
  const owned = await letFlat(world, { subaccount_code: `ACCT_${randomUUID()}` })
  await world.services.transaction('system', async (tx) => {
    const { subaccount_code } = await tx
      .selectFrom('payout_account')
      .select('subaccount_code')
      .where('user_id', '=', owned.landlord.id)
      .executeTakeFirstOrThrow()
    const provider_id = randomUUID()
    const settled_on = world.today()
    const reported = { provider_id, subaccount_code, settled_on, status: 'success', amount: 500 }
    await tx.insertInto('provider_settlement').values(reported).execute()
    const of = { provider_id, estate_id: owned.estate_id, landlord_id: owned.landlord.id }
    await insertRow(tx, 'settlement', { ...of, settled_on, line_count: 1, booked: 500 })
  })
  for (const person of [owned.landlord, owned.manager]) {
    const [one] = (await person.get(`/settlements?estate_id=${owned.estate_id}`)).json().data
    expect(one.account).toEqual({ bank_name: 'Guaranty Trust Bank', last4: '6785' })
  }
})
