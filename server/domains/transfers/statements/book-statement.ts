import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { withSavepoint } from '../../../platform/db/savepoint.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { runInParts } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { servedEstates } from '../accounts/served-estates.ts'
import { type Booked, bookLine, type LineToBook } from '../lines/book-line.ts'
import { loadBook, loadCandidates } from '../matching/load-book.ts'
import { oldestDay } from '../matching/match.ts'
import { matchTransfer } from '../matching/match-transfer.ts'
import { makeBook, type TransferBook } from '../matching/transfer-book.ts'
import { findSeenOtherwise } from './find-seen-otherwise.ts'
import { readLines, type StatementLine } from './read-lines.ts'
import { lockStatement, type StatementRow } from './statement-queries.ts'
import { rowsOfStatement } from './store-file.ts'

/** Lines per transaction: large enough to be fast, small enough to show progress and not to block payers. */
const CHUNK = 25

/** Books a statement's credits in chunks. Each chunk records its progress, so that a crash resumes there. */
export const bookStatement = defineJob({
  name: 'book_statement',
  payload: z.object({ statement_id: z.guid() }),
  urgent: true,
  run: async (services, { statement_id }) => {
    const row = await services.transaction('system', (tx) => lockStatement(tx, statement_id))
    if (row.state !== 'BOOKING') return
    const lines = await linesOf(services, row)
    const since = oldestDay(lines, lagosDay(services.clock.now()))
    const known = await services.transaction('system', async (tx) => {
      const served = await servedEstates(tx, row.bank_account_id)
      return { served, since, book: await loadBook(tx, served, since) }
    })
    await runInParts(services, (tx) => bookPart(tx, services, statement_id, lines, known))
  },
})

async function linesOf(services: Services, row: StatementRow): Promise<StatementLine[]> {
  const rows = await rowsOfStatement(services, row.id)
  return readLines(rows, row.header_row, row.columns, lagosDay(services.clock.now())).lines
}

type StatementScope = { served: readonly string[]; since: Day; book: TransferBook }

/**
 * Reloads the candidates under lock: the same money may have been recorded manually meanwhile. Concurrent recorders
 * wait, and then see our booking.
 */
async function readAnew(
  tx: Tx,
  part: readonly StatementLine[],
  { served, since, book }: StatementScope,
): Promise<void> {
  const meant = part.flatMap((line) => matchTransfer(line, book).guesses.flatMap(({ parts }) => parts))
  const lease_ids = [...new Set(meant.map(({ lease_id }) => lease_id))]
  if (lease_ids.length === 0) return
  const leases = await tx.selectFrom('lease').select('unit_id').where('id', 'in', lease_ids).execute()
  for (const id of [...new Set(leases.map(({ unit_id }) => unit_id))].sort())
    await lockNamed(tx, 'money_for_unit', id)
  for (const candidate of await loadCandidates(tx, served, since, lease_ids)) book.put(candidate)
}

/** Returns whether there may be more. */
async function bookPart(
  tx: Tx,
  services: Services,
  statement_id: string,
  lines: readonly StatementLine[],
  known: StatementScope,
): Promise<boolean> {
  const { served, since, book } = known
  const statement = await lockStatement(tx, statement_id)
  if (statement.state !== 'BOOKING') return false
  // Serialises statements of the same account, so that the second one finds these lines.
  await lockNamed(tx, 'lines_of_bank_account', statement.bank_account_id)
  const part = lines.slice(statement.progress_done, statement.progress_done + CHUNK)
  const seen = await findSeenOtherwise(tx, statement, lines, part)
  await readAnew(tx, part, known)
  const count = { posted: 0, posted_amount: 0, unassigned: 0, unassigned_amount: 0, seen_before: 0 }
  for (const line of part) {
    const is_seen_otherwise = seen.has(line.fingerprint)
    const booked = await bookOrHold(tx, services, statement, { ...line, is_seen_otherwise }, book)
    add(count, booked, line.amount)
    // Updates the candidates, since paid charges are no longer open for the next line.
    if (booked.lease_ids.length > 0)
      for (const candidate of await loadCandidates(tx, served, since, booked.lease_ids)) book.put(candidate)
  }
  const isDone = statement.progress_done + part.length >= lines.length
  await tx
    .updateTable('bank_statement')
    .set((eb) => ({
      progress_done: eb('progress_done', '+', part.length),
      posted: eb('posted', '+', count.posted),
      posted_amount: eb('posted_amount', '+', count.posted_amount),
      unassigned: eb('unassigned', '+', count.unassigned),
      unassigned_amount: eb('unassigned_amount', '+', count.unassigned_amount),
      seen_before: eb('seen_before', '+', count.seen_before),
      ...(isDone ? { state: 'DONE', finished_at: tx.now } : {}),
    }))
    .where('id', '=', statement_id)
    .where('state', '=', 'BOOKING')
    .execute()
  return !isDone
}

/** If a bug prevents booking a line, it goes to suspense for a person, and the others continue. */
async function bookOrHold(
  tx: Tx,
  { log }: Services,
  statement: StatementRow,
  line: LineToBook,
  book: TransferBook,
): Promise<Booked> {
  try {
    return await withSavepoint(tx, () => bookLine(tx, statement, line, book))
  } catch (error) {
    if (error instanceof Problem && error.status >= 500) throw error
    log.error({ error, statement_id: statement.id, row: line.row }, 'a line could not be booked, and is held')
    return bookLine(tx, statement, line, makeBook([]))
  }
}

type Count = Record<'posted' | 'posted_amount' | 'unassigned' | 'unassigned_amount' | 'seen_before', number>

function add(count: Count, { became }: Booked, amount: number): void {
  if (became === 'SEEN_BEFORE') count.seen_before++
  else if (became === 'POSTED') {
    count.posted++
    count.posted_amount += amount
  } else {
    count.unassigned++
    count.unassigned_amount += amount
  }
}
