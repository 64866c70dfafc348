import type { StatementChange, StatementFound } from '@gida/contract/domains/transfers/statement'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { getClientsAccount } from '../accounts/bank-accounts.ts'
import { canManageTransfers } from '../policy.ts'
import { bookStatement } from './book-statement.ts'
import { columnsOf, foundIn, type InspectedStatement, rowsOf } from './inspect-statement.ts'
import { readLines } from './read-lines.ts'
import { lockStatement, rememberedColumns, seenFingerprints } from './statement-queries.ts'
import { rowsOfStatement, storeFile } from './store-file.ts'

type Rows = readonly (readonly Cell[])[]

/** Stores a bank statement and its probable contents. Books nothing. */
export async function readStatement(
  services: Services,
  actor: Actor,
  bank_account_id: string,
  file: { bytes: Uint8Array; name: string },
): Promise<string> {
  await services.transaction(actor, (tx) => getClientsAccount(tx, actor, bank_account_id))
  const rows = await rowsOf(file.bytes)
  const id = await storeFile(services, file.bytes)
  await services.transaction(actor, async (tx) => {
    const account = await getClientsAccount(tx, actor, bank_account_id)
    const looked = columnsOf(rows, await rememberedColumns(tx, bank_account_id))
    const found = await find(tx, rows, looked, account)
    await tx
      .insertInto('bank_statement')
      .values({
        id,
        bank_account_id,
        estate_id: account.estate_id,
        file_name: file.name || 'statement',
        created_by: actor.user_id,
        ...stored(looked, found),
      })
      .execute()
  })
  return id
}

/** Changes the column mapping. */
export async function updateStatement(
  services: Services,
  actor: Actor,
  id: string,
  change: StatementChange,
): Promise<void> {
  await services.transaction(actor, async (tx) => refuseUnlessRead(tx, actor, id))
  const rows = await rowsOfStatement(services, id)
  await services.transaction(actor, async (tx) => {
    const row = await refuseUnlessRead(tx, actor, id)
    const looked =
      change.header_row === undefined
        ? { header_row: row.header_row, columns: row.columns }
        : columnsOf(rows, new Map(), change.header_row)
    const meant = new Map(change.mapping?.map(({ index, field }) => [index, field]))
    const columns = change.mapping
      ? looked.columns.map((column) => ({ ...column, field: meant.get(column.index) ?? null }))
      : looked.columns
    const mapped = { ...looked, columns }
    const found = await find(tx, rows, mapped, {
      id: row.bank_account_id,
      account_number: row.account_number,
    })
    await tx
      .updateTable('bank_statement')
      .set(stored(mapped, found))
      .where('id', '=', id)
      .where('state', '=', 'READ')
      .execute()
  })
}

async function refuseUnlessRead(tx: Tx, actor: Actor, id: string) {
  const row = await lockStatement(tx, id)
  if (!canManageTransfers(actor)) throw problem('PERMISSION_DENIED')
  if (row.state !== 'READ')
    throw new Problem('ILLEGAL_STATE', { message: 'This statement has already been posted.' })
  return row
}

/** Enqueues booking of the credits. Of two concurrent requests one succeeds. */
export async function askToBook(tx: Tx, actor: Actor, id: string): Promise<void> {
  const row = await lockStatement(tx, id)
  if (!canManageTransfers(actor)) throw problem('PERMISSION_DENIED')
  if (row.state !== 'READ' && row.state !== 'FAILED')
    throw new Problem('ILLEGAL_STATE', { message: 'This statement has already been posted.' })
  if (row.found.credits === row.found.seen_before) throw problem('NOTHING_TO_BOOK')
  await tx
    .updateTable('bank_statement')
    .set({ state: 'BOOKING', failure: null, progress_of: row.found.credits })
    .where('id', '=', id)
    .where('state', '=', row.state)
    .execute()
  await enqueue(tx, bookStatement, { statement_id: id }, { key: `statement:${id}` })
}

async function find(
  tx: Tx,
  rows: Rows,
  looked: InspectedStatement,
  account: { id: string; account_number: string },
): Promise<StatementFound> {
  const today = lagosDay(tx.now)
  const { lines } = readLines(rows, looked.header_row, looked.columns, today)
  const seen = await seenFingerprints(
    tx,
    account.id,
    lines.map(({ fingerprint }) => fingerprint),
  )
  return foundIn(rows, looked, today, seen, account.account_number)
}

const stored = ({ header_row, columns }: InspectedStatement, found: StatementFound) => ({
  header_row,
  columns: JSON.stringify(columns),
  found: JSON.stringify(found),
})
