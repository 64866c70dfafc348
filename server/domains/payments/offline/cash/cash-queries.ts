import type { CashBanking, CashInHand } from '@gida/contract/domains/payments/cash'
import { type Page, type PageQuery, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { Tx } from '../../../../platform/db/db.ts'
import { given, pageOf, readCounted } from '../../../../platform/db/rows/pages.ts'
import { canRecord } from '../../policy.ts'

type Wanted = PageQuery & { estate_id?: string | undefined }

/** Unbanked cash, oldest first. */
export async function listCash(tx: Tx, actor: Actor, query: Wanted): Promise<Page<CashInHand>> {
  const { rows, total } = await readCounted(query, async ({ estate_id, page, limit }) => {
    const found = await sql<Omit<CashInHand, 'can_bank'> & { total: number }>`
      select c.*, e.name as estate_name, count(*) over () as total
      from app.cash_in_hand(${estate_id ?? null}) c join estate e on e.id = c.estate_id
      order by c.oldest_on, c.holder_id
      limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
    return found.rows
  })
  const data = rows.map((row) => ({ ...row, can_bank: canRecord(actor) }))
  return { data, pagination: pagination(query, total) }
}

const bankings = (tx: Tx) =>
  tx
    .selectFrom('cash_banking')
    .innerJoin('estate', 'estate.id', 'cash_banking.estate_id')
    .select(['cash_banking.id', 'cash_banking.estate_id', 'estate.name as estate_name'])
    .select(['cash_banking.amount', 'banked_on', 'slip', 'evidence_id', 'cash_banking.created_at'])
    .select([
      sql<string>`app.name_of(holder_id)`.as('holder_name'),
      sql<string>`app.name_of(recorded_by)`.as('recorded_by'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof bankings>['executeTakeFirstOrThrow']>>
const present = (row: Row): CashBanking => ({ ...row, created_at: row.created_at.toISOString() })

export async function getBanking(tx: Tx, id: string): Promise<CashBanking> {
  return present(await bankings(tx).where('cash_banking.id', '=', id).executeTakeFirstOrThrow())
}

export async function listCashBankings(tx: Tx, query: Wanted): Promise<Page<CashBanking>> {
  const found = bankings(tx)
    .where((eb) => eb.and(given({ 'cash_banking.estate_id': query.estate_id })))
    .orderBy('cash_banking.created_at', 'desc')
    .orderBy('cash_banking.id', 'desc')
  return pageOf(found, query, present)
}
