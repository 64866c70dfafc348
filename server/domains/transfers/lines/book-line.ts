import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import type { Matched } from '../matching/match.ts'
import { matchTransfer } from '../matching/match-transfer.ts'
import type { TransferBook } from '../matching/transfer-book.ts'
import type { StatementLine } from '../statements/read-lines.ts'
import { postLine } from './post-line.ts'
import { postToSuspense } from './post-to-suspense.ts'

export type Booked = { became: 'SEEN_BEFORE' | 'POSTED' | 'UNASSIGNED'; lease_ids: string[] }
/** `is_seen_otherwise`: an earlier statement may contain it in different words. */
export type LineToBook = StatementLine & { is_seen_otherwise: boolean }

type OfStatement = { id: string; estate_id: string; bank_account_id: string; created_by: string }

/**
 * Books one credit line, once: known lines are skipped. A sure match becomes a payment; other lines go to suspense,
 * except possible duplicates, which stay out of the books until a person decides.
 */
export async function bookLine(
  tx: Tx,
  statement: OfStatement,
  { is_seen_otherwise, ...line }: LineToBook,
  book: TransferBook,
): Promise<Booked> {
  const is_seen_reference = await hasReference(tx, statement.bank_account_id, line)
  const matched = matchTransfer({ ...line, is_seen_reference, is_seen_otherwise }, book)
  const inserted = await insertLine(tx, statement, line, matched)
  if (!inserted) return { became: 'SEEN_BEFORE', lease_ids: [] }
  const { estate_id, bank_account_id } = statement
  const booked = { ...line, id: inserted.id, estate_id, bank_account_id, is_held: false }
  if (matched.sure) {
    await postLine(tx, booked, matched.sure.parts, statement.created_by)
    return { became: 'POSTED', lease_ids: matched.sure.parts.map(({ lease_id }) => lease_id) }
  }
  if (!matched.doubt) await postToSuspense(tx, booked)
  return { became: 'UNASSIGNED', lease_ids: [] }
}

/** Whether another line of the account has this reference. */
async function hasReference(
  tx: Tx,
  bank_account_id: string,
  { reference, fingerprint }: StatementLine,
): Promise<boolean> {
  if (!isTelling(reference)) return false
  return exists(
    tx
      .selectFrom('bank_line')
      .select('id')
      .where('bank_account_id', '=', bank_account_id)
      .where('reference', '=', reference)
      .where('fingerprint', '<>', fingerprint)
      .limit(1),
  )
}

/** A short number or a dash appears on many lines and identifies none. */
const isTelling = (reference: string) => (reference.match(/[A-Za-z0-9]/g)?.length ?? 0) >= 8

function insertLine(
  tx: Tx,
  { id, estate_id, bank_account_id }: OfStatement,
  { row: _, ...line }: StatementLine,
  { sure, doubt }: Matched,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('bank_line')
    .values({
      ...line,
      estate_id,
      bank_account_id,
      statement_id: id,
      doubt,
      state: sure ? 'POSTED' : 'UNASSIGNED',
      is_held: !sure && !doubt,
      reasons: sure?.reasons ?? [],
      settled_at: sure ? tx.now : null,
    })
    .onConflict((conflict) => conflict.columns(['bank_account_id', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst()
}
