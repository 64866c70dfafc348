import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/** One line of a journal: + is debit, − is credit; whole kobo. */
export type Entry = [account: string, amount: number]

export type Journal = {
  /** One fact, one key: `payment:<id>:completed`. */
  key: string
  estate_id: string
  payment_id?: string
  memo: string
  entries: Entry[]
}

/**
 * Writes a journal. Answers false when its key was already there, and then nothing is written. Lines of one account are
 * added up, and lines of nothing left out. A journal that does not sum to zero is a defect and throws.
 */
export async function postJournal(tx: Tx, journal: Journal): Promise<boolean> {
  const entries = combine(journal.entries)
  const sum = entries.reduce((total, [, amount]) => total + amount, 0)
  if (sum !== 0) throw new Error(`Journal ${journal.key} is off balance by ${sum} kobo.`)
  if (entries.length === 0) return false
  const codes = entries.map(([code]) => code)
  const amounts = entries.map(([, amount]) => amount)
  const posted = await sql<{ is_new: boolean }>`
    select app.post_journal(${journal.key}, ${journal.estate_id}, ${journal.payment_id ?? null}, ${journal.memo},
      ${codes}::text[], ${amounts}::bigint[]) as is_new`.execute(tx)
  return posted.rows[0]?.is_new ?? false
}

/** Writes many journals in one statement, each as `postJournal` does. */
export async function postJournals(tx: Tx, journals: readonly Journal[]): Promise<void> {
  const sent = journals.flatMap(({ entries, ...journal }) => {
    const lines = combine(entries)
    const sum = lines.reduce((total, [, amount]) => total + amount, 0)
    if (sum !== 0) throw new Error(`Journal ${journal.key} is off balance by ${sum} kobo.`)
    if (lines.length === 0) return []
    return [{ ...journal, codes: lines.map(([code]) => code), amounts: lines.map(([, amount]) => amount) }]
  })
  if (sent.length === 0) return
  await sql`
    select app.post_journal(j.key, j.estate_id, j.payment_id, j.memo, j.codes, j.amounts)
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as j (key text, estate_id uuid, payment_id uuid, memo text, codes text[], amounts bigint[])`.execute(tx)
}

export function combine(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, number>()
  for (const [code, amount] of entries) sums.set(code, (sums.get(code) ?? 0) + amount)
  return [...sums].filter(([, amount]) => amount !== 0)
}
