import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Problem } from '../../platform/errors/problem.ts'
import { balancesOf, expectSoundBooks } from '../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import {
  acceptedQuote,
  transfer,
  type VendorJob,
  vendorJob,
  vendorOf,
} from '../../testing/money/vendor-jobs.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { createBill } from './create-bill.ts'
import { payAdvance } from './payments/pay-advance.ts'
import { payBill } from './payments/pay-bill.ts'
import { voidVendorPayment } from './payments/void-vendor-payment.ts'
import { voidBill } from './void-bill.ts'

/** Number of jobs; ten thousand take some minutes: `GIDA_JOBS=10000`. */
const JOBS = Number(process.env.GIDA_JOBS ?? 40)
/** Money available to each bearer. */
const HERE = { RENT_PAYMENT: 900_000_000_000, SERVICE_CHARGE: 800_000_000_000 }
const AT_ONCE = 4

const world = useWorld()
const { record } = offlinePaymentsIn(world)
let flat: LetFlat
let vendors: string[]
beforeAll(async () => {
  const charges = (['RENT_PAYMENT', 'SERVICE_CHARGE'] as const).map((transaction_type) => ({
    ...{ transaction_type, amount: HERE[transaction_type], due_date: '2026-11-01' },
  }))
  flat = await letFlat(world, { charges, commission_rate: 0 })
  for (const [index, { amount }] of charges.entries())
    await record(flat.manager, flat, {
      amount,
      channel: 'BANK_TRANSFER',
      charge_ids: [flat.charge_ids[index]],
    })
  vendors = await Promise.all([
    vendorOf(world, flat),
    vendorOf(world, flat, { kind: 'PERSON', tin: null, wht_class: 'CONSTRUCTION' }),
  ])
}, 60_000)

const share = fc.integer({ min: 1, max: 110 })
const act = fc.oneof(
  fc.record({ kind: fc.constant('advance'), share }),
  fc.record({ kind: fc.constantFrom('bill', 'own bill'), share, retention: fc.constantFrom(0, 333, 500) }),
  fc.record({ kind: fc.constantFrom('pay', 'pay twice at once', 'pay retention'), share }),
  fc.record({ kind: fc.constantFrom('void bill', 'void payment') }),
)
const job = fc.record({
  bearer: fc.constantFrom('LANDLORD' as const, 'TENANT' as const, 'FUND' as const),
  payer: fc.constantFrom('PERSON' as const, 'COMPANY' as const),
  vendor: fc.nat({ max: 1 }),
  parts: fc.array(fc.integer({ min: 1, max: 30_000_001 }), { minLength: 1, maxLength: 4 }),
  acts: fc.array(act, { minLength: 3, maxLength: 9 }),
})
type Job = typeof job extends fc.Arbitrary<infer T> ? T : never
type Act = Job['acts'][number] & { share?: number; retention?: number }

test(
  'whatever is done with many jobs, the books balance, no bill is paid twice, and each pocket equals its documents',
  async () => {
    const plans = fc.sample(job, { numRuns: JOBS, seed: 21 })
    const waiting = plans.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const plan of waiting) await goThrough(plan)
      }),
    )
    await expectSoundBooks(world)
    const { billed, recharged, open, sent } = await documents()
    const sums = await balancesOf(world, flat)
    const at = (code: string) => sums[code] ?? 0
    expect(at('payable:*')).toBe(-(HERE.RENT_PAYMENT - billed.OWNER))
    expect(at('fund:*')).toBe(-(HERE.SERVICE_CHARGE - billed.FUND))
    expect(at('bank:trust')).toBe(HERE.RENT_PAYMENT + HERE.SERVICE_CHARGE - sent.net)
    expect(at('payable:wht')).toBe(-sent.tax)
    expect(at('receivable:*')).toBe(recharged)
    expect(at('uncollected:*')).toBe(-recharged)
    expect(at('payable:vendor:*') + at('retention:vendor:*') + at('advance:vendor:*')).toBe(-open)
    expect(sent.count).toBeGreaterThan(JOBS / 3)
  },
  JOBS * 1_000,
)

async function goThrough({ bearer, vendor, parts, payer, acts }: Job): Promise<void> {
  const approved = parts.reduce((sum, part) => sum + part, 0)
  const made = await vendorJob(world, flat, { bearer, approved, vendor_id: vendors[vendor] ?? '' })
  await acceptedQuote(world, made, parts)
  for (const one of acts) await allowed(() => doAct(one, made, { approved, payer }))
}

/** Refusals must be proper errors, never failures. */
async function allowed(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status >= 500) throw error
  })
}

async function doAct(
  { kind, share = 100, retention = 0 }: Act,
  made: VendorJob,
  { approved, payer }: { approved: number; payer: 'PERSON' | 'COMPANY' },
): Promise<unknown> {
  const { actor } = flat.manager
  const { order_id } = made
  const part = (of: number) => Math.max(1, Math.floor((of * share) / 100))
  const sent = (amount: number) =>
    ({ ...transfer(world, amount), cost: share % 3, account_confirmed: false }) as const
  const run = (work: Parameters<typeof world.services.transaction<unknown>>[1]) =>
    world.services.transaction(actor, work)
  const billed_on = world.today()
  const paying = (of: 'BILL' | 'RETENTION') => async () => {
    const bill = await liveBill(order_id)
    const body = {
      ...sent(part(of === 'BILL' ? bill.amount : bill.retention_amount)),
      of,
      way: 'TRANSFER' as const,
    }
    return run((tx) => payBill(tx, actor, bill.id, body))
  }
  switch (kind) {
    case 'advance':
      return run((tx) =>
        payAdvance(tx, actor, order_id, { ...sent(part(approved / 2)), way: 'TRANSFER', payer }),
      )
    case 'bill':
      return run((tx) => createBill(tx, actor, order_id, { billed_on, retention_bp: retention, payer }))
    case 'own bill': {
      const lines = [{ description: 'A part', amount: part(approved) }]
      const body = { billed_on, retention_bp: retention, payer, lines, number: randomUUID() }
      return run((tx) => createBill(tx, actor, order_id, body))
    }
    case 'pay':
      return paying('BILL')()
    case 'pay twice at once':
      return Promise.all([allowed(paying('BILL')), allowed(paying('BILL'))])
    case 'pay retention':
      return paying('RETENTION')()
    case 'void bill': {
      const bill = await liveBill(order_id)
      return run((tx) => voidBill(tx, actor, bill.id, 'By chance'))
    }
    default: {
      const payment = await livePayment(order_id)
      return run((tx) => voidVendorPayment(tx, actor, payment, 'By chance'))
    }
  }
}

const NOTHING = new Problem('NOT_FOUND')

const liveBill = (order_id: string) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('vendor_bill')
      .select(['id', 'amount', 'retention_amount'])
      .where('order_id', '=', order_id)
      .where('voided_at', 'is', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(() => NOTHING),
  )
const livePayment = async (order_id: string) =>
  (
    await world.services.transaction('system', (tx) =>
      tx
        .selectFrom('vendor_payment')
        .select('id')
        .where('order_id', '=', order_id)
        .where('voided_at', 'is', null)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(() => NOTHING),
    )
  ).id

/** The same sums calculated from the documents alone. */
async function documents() {
  const [bills, payments, charges] = await world.services.transaction('system', async (tx) => [
    await tx.selectFrom('vendor_bill').selectAll().where('voided_at', 'is', null).execute(),
    await tx.selectFrom('vendor_payment').selectAll().where('voided_at', 'is', null).execute(),
    await tx.selectFrom('charge').selectAll().where('transaction_type', '=', 'PENALTY_FEE').execute(),
  ])
  const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((all, one) => all + of(one), 0)
  for (const { id, amount, advance_amount } of bills)
    expect(
      sum(
        payments.filter((payment) => payment.bill_id === id),
        (payment) => payment.amount,
      ),
    ).toBeLessThanOrEqual(amount - advance_amount)
  const [fund, owners] = [
    bills.filter(({ bearer }) => bearer === 'FUND'),
    bills.filter(({ bearer }) => bearer !== 'FUND'),
  ]
  const amount = (one: { amount: number }) => one.amount
  return {
    billed: { FUND: sum(fund, amount), OWNER: sum(owners, amount) },
    recharged: sum(charges, ({ open_amount }) => open_amount),
    open: sum(bills, amount) - sum(payments, amount),
    sent: {
      count: payments.length,
      net: sum(payments, (one) => one.amount - one.tax_amount + one.cost),
      tax: sum(payments, (one) => one.tax_amount),
    },
  }
}
