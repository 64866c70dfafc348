import type { StatementState } from '@gida/contract/domains/transfers/rules'
import type {
  Statement,
  StatementColumn,
  StatementFound,
  StatementSummary,
} from '@gida/contract/domains/transfers/statement'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readPage } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { serves } from '../accounts/served-estates.ts'
import { canManageTransfers } from '../policy.ts'
import { type Remembered, rememberedFrom } from './guess-columns.ts'

const now = sql<StatementSummary['now']>`(
  select json_build_object('posted', count(*) filter (where b.state = 'POSTED'),
    'unassigned', count(*) filter (where b.state = 'UNASSIGNED'), 'dismissed', count(*) filter (where b.state = 'DISMISSED'))
  from bank_line b where b.statement_id = bank_statement.id)`

const statements = (tx: Tx) =>
  tx
    .selectFrom('bank_statement')
    .innerJoin('bank_account', 'bank_account.id', 'bank_statement.bank_account_id')
    .innerJoin('estate', 'estate.id', 'bank_statement.estate_id')
    .selectAll('bank_statement')
    .select(['bank_account.bank_name', 'bank_account.account_number', 'estate.name as estate_name'])
    .select([now.as('now'), sql<string>`app.name_of(bank_statement.created_by)`.as('created_by_name')])

type Stored = Awaited<ReturnType<ReturnType<typeof statements>['executeTakeFirstOrThrow']>>
export type StatementRow = Omit<Stored, 'columns' | 'found' | 'state'> & {
  columns: StatementColumn[]
  found: StatementFound
  state: StatementState
}
/** JSON columns are written only by this domain, in the contract's shapes. */
const typed = (row: Stored) => row as unknown as StatementRow

export async function getStatement(tx: Tx, id: string): Promise<StatementRow> {
  return typed(orNotFound(await statements(tx).where('bank_statement.id', '=', id).executeTakeFirst()))
}

/** Locks the statement. */
export async function lockStatement(tx: Tx, id: string): Promise<StatementRow> {
  orNotFound(
    await tx.selectFrom('bank_statement').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),
  )
  return getStatement(tx, id)
}

export async function listStatements(
  tx: Tx,
  { estate_id, page, limit }: PageQuery & { estate_id?: string | undefined },
): Promise<{ rows: StatementRow[]; total: number }> {
  let wanted = statements(tx)
  if (estate_id) wanted = wanted.where(serves('bank_statement.bank_account_id', estate_id))
  const { rows, total } = await readPage(
    wanted.orderBy('bank_statement.created_at', 'desc').orderBy('bank_statement.id', 'desc'),
    { page, limit },
  )
  return { rows: rows.map(typed), total }
}

/** Column mapping of the account's last booked statement. */
export async function rememberedColumns(tx: Tx, bank_account_id: string): Promise<Remembered> {
  const last = await tx
    .selectFrom('bank_statement')
    .select('columns')
    .where('bank_account_id', '=', bank_account_id)
    .where('state', '<>', 'READ')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return rememberedFrom((last?.columns ?? []) as unknown as StatementColumn[])
}

export async function seenFingerprints(tx: Tx, bank_account_id: string, wanted: readonly string[]) {
  const rows = await tx
    .selectFrom('bank_line')
    .select('fingerprint')
    .where('bank_account_id', '=', bank_account_id)
    .where('fingerprint', '=', (eb) => eb.fn.any(eb.val([...wanted])))
    .execute()
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}

export function presentSummary(row: StatementRow, actor: Actor): StatementSummary {
  const may = canManageTransfers(actor)
  return {
    id: row.id,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    bank_account_id: row.bank_account_id,
    bank_name: row.bank_name,
    account_number: row.account_number,
    file_name: row.file_name,
    state: row.state,
    progress: { done: row.progress_done, of: row.progress_of },
    result: {
      posted: row.posted,
      posted_amount: row.posted_amount,
      unassigned: row.unassigned,
      unassigned_amount: row.unassigned_amount,
      seen_before: row.seen_before,
    },
    now: row.now,
    failure: row.failure,
    created_by_name: row.created_by_name,
    created_at: row.created_at.toISOString(),
    can: {
      change: may && row.state === 'READ',
      book:
        may && (row.state === 'READ' || row.state === 'FAILED') && row.found.credits > row.found.seen_before,
    },
  }
}

export const presentStatement = (row: StatementRow, actor: Actor): Statement => ({
  ...presentSummary(row, actor),
  header_row: row.header_row,
  columns: row.columns,
  found: { ...row.found, other_account: row.found.other_account ?? null }, // for statements read before this check existed
})
