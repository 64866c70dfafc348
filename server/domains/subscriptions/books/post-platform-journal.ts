import type { Tx } from '../../../platform/db/db.ts'

export type PlatformAccount =
  | 'receivable'
  | 'credit'
  | 'revenue'
  | 'vat'
  | 'clearing'
  | 'bank'
  | 'provider-fees'
  | 'disputed'

/** + is debit, − is credit; whole kobo. */
export type PlatformEntry = [account: PlatformAccount, amount: number]

type PlatformJournal = {
  /** Idempotency key of the journal. */
  key: string
  memo: string
  estate_id: string | null
  invoice_id: string | null
  entries: readonly PlatformEntry[]
}

/** Posts a journal in Gida's own books, which contain no client money. Does nothing if its key exists. */
export async function postPlatformJournal(tx: Tx, journal: PlatformJournal): Promise<boolean> {
  const { key, memo, estate_id, invoice_id } = journal
  const entries = journal.entries.filter(([, amount]) => amount !== 0)
  if (entries.length === 0) return false
  const sum = entries.reduce((total, [, amount]) => total + amount, 0)
  if (sum !== 0) throw new Error(`Journal ${key} is off balance by ${sum} kobo.`)
  const posted = await tx
    .insertInto('platform_journal')
    .values({ key, memo, created_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!posted) return false
  await tx
    .insertInto('platform_entry')
    .values(
      entries.map(([account, amount]) => ({ journal_id: posted.id, account, amount, estate_id, invoice_id })),
    )
    .execute()
  return true
}
