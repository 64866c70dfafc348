import { bearsLateFee } from '@gida/contract/domains/collections/rules'
import type { LateFee } from '@gida/contract/domains/estates/late-fee'
import { describeLateFee } from '@gida/contract/domains/estates/rules'
import { TransactionType } from '@gida/contract/domains/payments/rules'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import type { Services } from '../../../platform/services.ts'
import { lateFeeOf } from '../../estates/index.ts'
import { lateFeeLimit, loadedRules, makeRuleBook, type RuleBook } from '../../law/index.ts'
import { lockBooksOf, raiseCharges } from '../../payments/index.ts'
import { lateFeeRaised } from '../events.ts'
import { type FeeToRaise, type LateCharge, lateFeeOn } from './late-fee-on.ts'

const BATCH = 500
const FINED = TransactionType.options.filter(bearsLateFee)

type Estate = { id: string; state: string; rule: LateFee; since: Day | null }
type Late = LateCharge & { id: string; amount: number }
const LAW = makeRuleBook(loadedRules)

/** Raises the late fees of the day by the rules of the estates: once for each charge and period, whoever looks with it. */
export async function raiseLateFees(services: Services, law: RuleBook = LAW): Promise<number> {
  let raised = 0
  for (const estate of await services.transaction('system', estatesWithRule)) {
    let after: Late | undefined
    do {
      const found: Late[] = await services.transaction('system', (tx) => findLate(tx, estate, after))
      const today = lagosDay(services.clock.now())
      for (const charge of found.filter((one) => feeOf(one, estate, law, today)))
        if (await services.transaction('system', (tx) => raiseLateFee(tx, estate, law, charge.id))) raised++
      after = found.length < BATCH ? undefined : found.at(-1)
    } while (after)
  }
  return raised
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

/** Charges past their grace, in the order of their age. */
async function findLate(tx: Tx, { id, rule }: Estate, after: Late | undefined): Promise<Late[]> {
  if (rule.kind === 'NONE') return []
  let late = tx
    .selectFrom('charge')
    .select(['id', 'due_date', 'amount', 'open_amount', raisedFor])
    .where('estate_id', '=', id)
    .where(sql<boolean>`open_amount > 0`)
    .where('due_date', '<=', addDays(lagosDay(tx.now), -rule.grace_days - 1))
    .where('transaction_type', 'in', FINED)
    .orderBy('due_date')
    .orderBy('id')
    .limit(BATCH)
  if (after) late = late.where(sql<boolean>`(due_date, id) > (${after.due_date}::date, ${after.id}::uuid)`)
  return late.execute()
}

/** Under the lock of the charge: another one that looks at it waits, and then sees the fee. */
async function raiseLateFee(tx: Tx, estate: Estate, law: RuleBook, charge_id: string): Promise<boolean> {
  await lockBooksOf(tx, 'charge', [charge_id])
  await sql`select from charge where id = ${charge_id} for no key update`.execute(tx)
  const charge = await tx
    .selectFrom('charge')
    .select(['id', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'tenant_id', 'lease_id'])
    .select(['description', 'amount', 'open_amount', 'due_date', raisedFor])
    .where('id', '=', charge_id)
    .executeTakeFirstOrThrow()
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
  await announce(tx, lateFeeRaised, { fee_id: made.id })
  return true
}
