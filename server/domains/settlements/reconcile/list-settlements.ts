import type {
  Settlement,
  SettlementDeduction,
  SettlementQuery,
} from '@gida/contract/domains/settlements/settlement'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { nationalHolidays } from '../../estates/index.ts'
import { rowsOf } from '../scope.ts'
import { dueOn } from './find-missing.ts'

const settlements = (tx: Tx) =>
  tx
    .selectFrom('settlement')
    .innerJoin('estate', 'estate.id', 'settlement.estate_id')
    .leftJoin('users as owner', 'owner.id', 'settlement.landlord_id')
    .selectAll('settlement')
    .select(['estate.name as estate_name', 'owner.full_name as landlord_name'])
    .select(sql<Settlement['account']>`app.account_of_settlement(settlement.id)`.as('account'))
    .select(
      sql<number>`(select count(*) from settlement_difference d where d.closed_at is null
        and d.provider_id = settlement.provider_id
        and (d.estate_id = settlement.estate_id or d.estate_id is null))`.as('open_differences'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof settlements>['executeTakeFirstOrThrow']>>

export async function listSettlements(tx: Tx, actor: Actor, query: z.infer<typeof SettlementQuery>) {
  let wanted = tx.selectFrom('settlement').where(rowsOf(actor, 'settlement'))
  if (query.estate_id) wanted = wanted.where('estate_id', '=', query.estate_id)
  if (query.to) wanted = wanted.where('landlord_id', query.to === 'OWNER' ? 'is not' : 'is', null)
  const found = await wanted
    .select('id')
    .orderBy('settled_on', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  const counted = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ids = found.map(({ id }) => id)
  const rows = ids.length
    ? await settlements(tx)
        .where('settlement.id', 'in', ids)
        .orderBy('settled_on', 'desc')
        .orderBy('settlement.id', 'desc')
        .execute()
    : []
  return { data: await presentAll(tx, rows), total: counted.total }
}

export async function getSettlement(tx: Tx, id: string) {
  const row = orNotFound(await settlements(tx).where('settlement.id', '=', id).executeTakeFirst())
  const [settlement] = await presentAll(tx, [row])
  return { ...orNotFound(settlement), deductions: await deductionsOf(tx, id) }
}

async function presentAll(tx: Tx, rows: readonly Row[]): Promise<Settlement[]> {
  const oldest = rows.flatMap((row) => row.newest_paid_on ?? []).sort()[0]
  const holidays = oldest ? await nationalHolidays(tx, oldest) : new Set<string>()
  return rows.map((row) => ({
    id: row.id,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    to: row.landlord_id ? 'OWNER' : 'OUR_BANK',
    landlord_id: row.landlord_id,
    landlord_name: row.landlord_name,
    account: row.account,
    settled_on: row.settled_on,
    due_on: row.newest_paid_on && dueOn(row.newest_paid_on, holidays),
    line_count: row.line_count,
    booked: row.booked,
    deducted: row.deducted,
    amount: row.amount,
    open_differences: row.open_differences,
  }))
}

/** Landlords do not see ledger memos: they get each deduction's day and amount only. */
async function deductionsOf(tx: Tx, id: string): Promise<z.infer<typeof SettlementDeduction>[]> {
  const rows = await tx
    .selectFrom('settlement_deduction as d')
    .leftJoin('journal', 'journal.id', 'd.journal_id')
    .innerJoin('settlement', 'settlement.id', 'd.settlement_id')
    .select(['d.amount', 'journal.memo', 'journal.created_at', 'settlement.created_at as settled_at'])
    .where('d.settlement_id', '=', id)
    .orderBy('d.journal_id')
    .execute()
  return rows.map((row) => ({
    memo: row.memo ?? '',
    at: (row.created_at ?? row.settled_at).toISOString(),
    amount: row.amount,
  }))
}
