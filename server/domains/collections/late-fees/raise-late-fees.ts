import { TransactionType } from '@gida/contract/domains/charges/rules'
import { bearsLateFee } from '@gida/contract/domains/collections/rules'
import type { LateFee } from '@gida/contract/domains/estates/late-fee'
import { describeLateFee } from '@gida/contract/domains/estates/rules'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { behind, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { raiseCharges } from '../../charges/index.ts'
import { lateFeeOf } from '../../estates/index.ts'
import { lateFeeLimit, loadedRules, makeRuleBook, type RuleBook } from '../../law/index.ts'
import { lockBooksOf } from '../../ledger/index.ts'
import { lateFeeRaised } from '../events.ts'
import { isOnItsWay } from '../is-on-its-way.ts'
import { type FeeToRaise, type LateCharge, lateFeeOn } from './late-fee-on.ts'

const FINED = TransactionType.options.filter(bearsLateFee)

type Estate = { id: string; state: string; rule: LateFee; since: Day | null }
type Late = LateCharge & { id: string; amount: number }
const LAW = makeRuleBook(loadedRules)

/** Raises today's late fees by the estates' rules. Safe to run concurrently: once per charge and period. */
export async function raiseLateFees(services: Services, law: RuleBook = LAW): Promise<number> {
  const { done } = await runBatch(services, {
    name: 'raise_late_fees',
    items: lateCharges(services),
    each: async ({ id, charge, estate }) =>
      feeOf(charge, estate, law, lagosDay(services.clock.now())) !== null &&
      services.transaction('system', (tx) => raiseLateFee(tx, estate, law, id)),
  })
  return done
}

async function* lateCharges(services: Services) {
  for (const estate of await services.transaction('system', estatesWithRule))
    for await (const charge of pagesOf<Late>(services, (...page) => findLate(estate, ...page)))
      yield { id: charge.id, charge, estate }
}

function feeOf(charge: Late, { rule, since, state }: Estate, law: RuleBook, today: Day): FeeToRaise | null {
  const lawful = lateFeeLimit(law, { state, day: today }, charge.amount)
  return lateFeeOn(charge, { rule, since, lawful }, today)
}

async function estatesWithRule(tx: Tx): Promise<Estate[]> {
  const rows = await tx
    .selectFrom('estate')
    .select(['id', 'state', 'late_fee_since', 'late_fee_kind', 'late_fee_amount', 'late_fee_rate'])
    .select(['late_fee_grace_days', 'late_fee_repeat', 'late_fee_cap'])
    .where('late_fee_kind', '<>', 'NONE')
    .where('status', '=', 'ACTIVE')
    // Tenants of a suspended estate cannot pay, so no fees are raised.
    .where(sql<boolean>`app.suspended_since(estate.id) is null`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    rule: lateFeeOf(row),
    since: row.late_fee_since,
  }))
}

const raisedFor = sql<
  LateCharge['raised']
>`(select jsonb_build_object('periods', coalesce(jsonb_agg(f.period), '[]'),
  'sum', coalesce(sum(f.amount), 0)) from late_fee f where f.charge_id = charge.id)`.as('raised')

const raisedOn = sql<Day>`(charge.created_at at time zone 'Africa/Lagos')::date`.as('raised_on')

/** Charges past their grace period. */
async function findLate(
  { id, rule }: Estate,
  tx: Tx,
  after: Late | undefined,
  limit: number,
): Promise<Late[]> {
  if (rule.kind === 'NONE') return []
  return tx
    .selectFrom('charge')
    .select(['id', 'due_date', 'amount', 'open_amount', raisedFor, raisedOn])
    .where('estate_id', '=', id)
    .where(sql<boolean>`open_amount > 0`)
    .where('due_date', '<=', addDays(lagosDay(tx.now), -rule.grace_days - 1))
    .where('transaction_type', 'in', FINED)
    .where('id', '>', behind(after))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Locks the charge first, so that a concurrent run sees the fee. */
async function raiseLateFee(tx: Tx, estate: Estate, law: RuleBook, charge_id: string): Promise<boolean> {
  await lockBooksOf(tx, 'charge', [charge_id])
  await sql`select from charge where id = ${charge_id} for no key update`.execute(tx)
  const charge = await tx
    .selectFrom('charge')
    .select(['id', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'tenant_id', 'lease_id'])
    .select(['description', 'amount', 'open_amount', 'due_date', raisedFor, raisedOn])
    .select(isOnItsWay('charge').as('is_on_its_way'))
    .where('id', '=', charge_id)
    .executeTakeFirstOrThrow()
  if (charge.is_on_its_way) return false
  const today = lagosDay(tx.now)
  const fee = feeOf(charge, estate, law, today)
  if (!fee) return false
  const { estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id } = charge
  const key = `late:${charge_id}:${fee.period}`
  const what = { transaction_type: 'LATE_FEE', description: `Late fee: ${charge.description}` } as const
  await raiseCharges(tx, { estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id }, [
    { key, ...what, amount: fee.amount, due_date: today },
  ])
  const made = await tx.selectFrom('charge').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  await tx
    .insertInto('late_fee')
    .values({
      ...{ fee_id: made.id, charge_id, ...fee, late_amount: charge.open_amount },
      ...{ why: describeLateFee(estate.rule), raised_at: tx.now },
    })
    .execute()
  await publish(tx, lateFeeRaised, { fee_id: made.id })
  return true
}
