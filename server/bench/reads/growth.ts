import { addMonths, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { CHAIN_BATCH, chainEntries } from '../../domains/audit/index.ts'
import { type ChargedUnit, raiseChargesOfMany } from '../../domains/charges/index.ts'
import { completePayment } from '../../domains/payments/completion/complete-payment.ts'
import { receivedFromProvider } from '../../domains/payments/index.ts'
import { bookSettlement } from '../../domains/settlements/reconcile/book-settlement.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import { newReference } from '../../platform/pay/new-reference.ts'
import type { SettlementLine } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'
import type { Bench } from '../data.ts'
import { median, round3 } from '../turns.ts'
import { AMOUNT, found } from '../writes/completions.ts'
import type { Load } from './lists.ts'

const UNITS = 200
const MONTHS = 36
/** Medians of the last and the first months are compared; single months vary with the machine's load. */
const COMPARED = 6
const MOST_GROWTH = 1.2
const FEES = 85_000

type Month = { raise_ms: number; pay_ms: number; settle_ms: number; total_ms: number }
type Home = ChargedUnit & { lease_id: string }

/** Three years of an estate, month by month with an advanced clock: the time per month, and the disk space per payment. */
export async function benchGrowth(bench: Bench, { say }: Load, quick: boolean): Promise<object> {
  const ownerUrl = await bench.database('growth', UNITS, UNITS, { isNew: true })
  const services = await bench.services(ownerUrl)
  const homes = await readHomes(services)
  const before = await sizesOf(ownerUrl)
  const months: Month[] = []
  const wanted = quick ? 2 * COMPARED : MONTHS
  for (let n = 0; n < wanted; n++) {
    const month = await live(services, homes, n)
    months.push(month)
    say(`month ${n + 1}: ${Math.round(month.total_ms)} ms`)
    const day = lagosDay(services.clock.now())
    services.clock.advance(Date.parse(addMonths(day, 1)) - Date.parse(day))
    await doAsTheBackground(services, ownerUrl)
  }
  const growth = growthOf(months)
  if (growth.total_ms > MOST_GROWTH && !quick) process.exitCode = 1
  const tables = grownTables(before, await sizesOf(ownerUrl), wanted * homes.length)
  const bytes_a_payment = Object.values(tables).reduce((sum, bytes) => sum + bytes, 0)
  return { last_to_first: growth, bytes_a_payment, of_tables: tables }
}

/** What a worker and autovacuum would do in the background, for which these short months leave no time. */
async function doAsTheBackground(services: Services, ownerUrl: string): Promise<void> {
  while ((await services.transaction('system', chainEntries)) === CHAIN_BATCH);
  await withClient(ownerUrl, async (owner) => {
    await owner.query('truncate graphile_worker._private_jobs') // no worker runs here
    await owner.query('vacuum analyze')
  })
}

function growthOf(months: readonly Month[]): Month {
  const part = (key: keyof Month) =>
    round3(
      median(months.slice(-COMPARED).map((month) => month[key])) /
        median(months.slice(0, COMPARED).map((month) => month[key])),
    )
  return {
    raise_ms: part('raise_ms'),
    pay_ms: part('pay_ms'),
    settle_ms: part('settle_ms'),
    total_ms: part('total_ms'),
  }
}

/** One month: all rents fall due, all are paid by card, and the provider settles them. */
async function live(services: Services, homes: readonly Home[], n: number): Promise<Month> {
  const begun = performance.now()
  const due_date = lagosDay(services.clock.now())
  const charges = (of: Home) => [
    { key: keyOf(of, n), transaction_type: 'RENT_PAYMENT' as const, amount: AMOUNT, due_date },
  ]
  await services.transaction('system', (tx) =>
    raiseChargesOfMany(
      tx,
      homes.map((of) => ({ of, charges: charges(of) })),
    ),
  )
  const raised = performance.now()
  const references: string[] = []
  for (const home of homes) references.push(await pay(services, home, n))
  const paid = performance.now()
  await settle(services, references, n)
  const settled = performance.now()
  return {
    raise_ms: raised - begun,
    pay_ms: paid - raised,
    settle_ms: settled - paid,
    total_ms: settled - begun,
  }
}

const keyOf = (home: Home, n: number) => `growth:${home.lease_id}:${n}`

async function pay(services: Services, home: Home, n: number): Promise<string> {
  const { id, reference } = await services.transaction('system', async (tx) => {
    const made = await sql<{ id: string; reference: string }>`
      insert into payment (reference, estate_id, property_id, unit_id, landlord_id, tenant_id, transaction_type, amount,
        tenant_name, unit_label, commission_rate, created_by)
      select ${newReference()}, estate_id, property_id, unit_id, landlord_id, tenant_id,
        transaction_type, amount, 'Bench', 'Bench', 1000, tenant_id from charge where key = ${keyOf(home, n)}
      returning id, reference`.execute(tx)
    await sql`
      insert into allocation (payment_id, charge_id, wanted_amount, position)
      select ${made.rows[0]?.id}, id, amount, 0 from charge where key = ${keyOf(home, n)}`.execute(tx)
    return made.rows[0] as { id: string; reference: string }
  })
  const answer = { ...found(reference), paid_at: services.clock.now(), fees: FEES }
  await services.transaction('system', (tx) => completePayment(tx, id, receivedFromProvider(answer)))
  return reference
}

async function settle(services: Services, references: readonly string[], n: number): Promise<void> {
  const lines: SettlementLine[] = references.map((reference) => ({
    reference,
    amount: AMOUNT,
    fees: FEES,
    fees_split: null,
  }))
  const [total_processed, total_fees] = [AMOUNT * lines.length, FEES * lines.length]
  const total = total_processed - total_fees
  const report = {
    ...{ id: `growth-${n}`, status: 'success', total_processed, total_fees, deductions: 0 },
    ...{ total_amount: total, effective_amount: total, settlement_date: services.clock.now() },
  }
  await services.transaction('system', (tx) => bookSettlement(tx, report, null, lines))
}

const readHomes = (services: Services): Promise<Home[]> =>
  services.transaction('system', async (tx) => {
    const { rows } = await sql<Home>`
      select estate_id, property_id, unit_id, landlord_id, tenant_id, id as lease_id from lease order by id`.execute(
      tx,
    )
    return rows
  })

type Sizes = ReadonlyMap<string, number>

/** Bytes of each table including indexes. */
const sizesOf = (ownerUrl: string): Promise<Sizes> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; bytes: string }>(
      `select relname as name, pg_total_relation_size(oid)::text as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
  })

/** Growth of each table in bytes per payment, largest first; less than one byte is ignored. */
const grownTables = (before: Sizes, after: Sizes, payments: number): Record<string, number> =>
  Object.fromEntries(
    [...after]
      .map(([name, bytes]) => [name, Math.round((bytes - (before.get(name) ?? 0)) / payments)] as const)
      .filter(([, bytes]) => bytes > 0)
      .sort(([, a], [, b]) => b - a),
  )
