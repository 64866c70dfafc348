import { type Expense, ExpenseCategory, type ExpenseQuery, PaidFrom } from '@gida/contract/domains/books/fund'
import { pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { MOST_LISTED } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { type EstateRow, getEstate } from '../../estates/index.ts'
import { canManageFund, canSeeExpenseEvidence } from '../policy.ts'

const expenses = (tx: Tx) =>
  tx
    .selectFrom('fund_expense')
    .leftJoin('users', 'users.id', 'fund_expense.recorded_by')
    .selectAll('fund_expense')
    .select('users.full_name as recorder')
export type ExpenseRow = Awaited<ReturnType<typeof getExpense>>

export async function getExpense(tx: Tx, id: string) {
  return orNotFound(await expenses(tx).where('fund_expense.id', '=', id).executeTakeFirst())
}

/** The fund's spending: expenses and work-order bills. All members of the estate may see it, so it is read with system rights. */
const spending = (tx: Tx) =>
  tx
    .selectFrom('fund_line')
    .leftJoin('users', 'users.id', 'fund_line.recorded_by')
    .selectAll('fund_line')
    .select('users.full_name as recorder')
    .$narrowType<Spending>()
type Spending = Pick<ExpenseRow, 'id' | 'estate_id' | 'category' | 'vendor' | 'description' | 'amount'> &
  Pick<ExpenseRow, 'advanced_amount' | 'spent_on' | 'paid_from' | 'created_at'> & {
    source: 'EXPENSE' | 'BILL'
  }

/** The fund's purchases by the day they were recorded. */
export async function listExpenses(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  query: z.infer<typeof ExpenseQuery>,
) {
  const estate = await getEstate(tx, actor, estate_id)
  let wanted = spending(tx).where('fund_line.estate_id', '=', estate_id)
  let counting = tx.selectFrom('fund_line').where('estate_id', '=', estate_id)
  const { year, category } = query
  if (year !== undefined) {
    const ofYear = sql<boolean>`(fund_line.created_at at time zone 'Africa/Lagos')::date
      between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`
    wanted = wanted.where(ofYear)
    counting = counting.where(ofYear)
  }
  if (category) {
    wanted = wanted.where('category', '=', category)
    counting = counting.where('category', '=', category)
  }
  const [rows, counted] = await asSystem(tx, () =>
    Promise.all([
      wanted
        .orderBy('fund_line.created_at', 'desc')
        .orderBy('fund_line.id', 'desc')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute(),
      tx
        .selectFrom(
          counting
            .select('id')
            .limit(MOST_LISTED + 1)
            .as('counted'),
        )
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ]),
  )
  return {
    data: rows.map((row) => presentLine(row, actor, estate)),
    pagination: pagination(query, Math.min(counted.total, MOST_LISTED), counted.total > MOST_LISTED),
  }
}

/** An expense as members of its estate see it. */
export async function expenseFor(tx: Tx, actor: Actor, id: string): Promise<Expense> {
  const row = await getExpense(tx, id)
  return presentExpense(row, actor, await getEstate(tx, actor, row.estate_id))
}

export const presentExpense = (row: ExpenseRow, actor: Actor, estate: EstateRow): Expense =>
  presentLine({ ...row, source: 'EXPENSE', evidence_id: null }, actor, estate)

type Line = Spending &
  Pick<ExpenseRow, 'voided_at' | 'void_reason' | 'evidence_key' | 'recorder'> & { evidence_id: string | null }

/** Bills are paid and voided through their work order, not here. */
function presentLine(row: Line, actor: Actor, estate: EstateRow): Expense {
  const isVoided = row.voided_at !== null
  const keeps = row.source === 'EXPENSE' && canManageFund(actor, estate) && !isVoided
  const hasEvidence = row.evidence_key !== null || row.evidence_id !== null
  const seesEvidence = hasEvidence && canSeeExpenseEvidence(actor)
  return {
    id: row.id,
    estate_id: row.estate_id,
    source: row.source,
    category: ExpenseCategory.parse(row.category),
    vendor: row.vendor,
    description: row.description,
    amount: row.amount,
    advanced_amount: row.advanced_amount,
    spent_on: row.spent_on,
    paid_from: PaidFrom.parse(row.paid_from),
    recorded_by: row.recorder,
    recorded_at: row.created_at.toISOString(),
    voided_at: row.voided_at?.toISOString() ?? null,
    void_reason: row.void_reason,
    has_evidence: hasEvidence,
    evidence_id: seesEvidence ? row.evidence_id : null,
    can: { void: keeps, see_evidence: seesEvidence, attach_evidence: keeps },
  }
}
