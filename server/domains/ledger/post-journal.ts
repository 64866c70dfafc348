import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/** A journal entry: positive debit, negative credit, whole kobo. An entry for a debt names its charge. */
export type Entry = [account: string, amount: number, charge_id?: string]

export type Journal = {
  /** Unique, such as `payment:<id>:completed`. */
  key: string
  estate_id: string
  payment_id?: string
  memo: string
  entries: Entry[]
}

/**
 * Posts a journal. Returns false and writes nothing if its key exists. Entries with the same account and charge are
 * summed, zero entries dropped. Throws if it does not balance.
 */
export async function postJournal(tx: Tx, journal: Journal): Promise<boolean> {
  const { codes, amounts, charges } = linesOf(journal)
  if (codes.length === 0) return false
  const posted = await sql<{ is_new: boolean }>`
    select app.post_journal(${journal.key}, ${journal.estate_id}, ${journal.payment_id ?? null}, ${journal.memo},
      ${codes}::text[], ${amounts}::bigint[], ${charges}::uuid[], ${tx.capability}) as is_new`.execute(tx)
  return posted.rows[0]?.is_new ?? false
}

/** Posts many journals in one statement. */
export async function postJournals(tx: Tx, journals: readonly Journal[]): Promise<void> {
  const sent = journals
    .map(({ entries, ...journal }) => ({ ...journal, ...linesOf({ key: journal.key, entries }) }))
    .filter(({ codes }) => codes.length > 0)
  if (sent.length === 0) return
  await sql`
    select app.post_journal(j.key, j.estate_id, j.payment_id, j.memo, j.codes, j.amounts, j.charges, ${tx.capability})
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as j (key text, estate_id uuid, payment_id uuid, memo text, codes text[], amounts bigint[], charges uuid[])`.execute(
    tx,
  )
}

function linesOf({ key, entries }: Pick<Journal, 'key' | 'entries'>) {
  const lines = combine(entries)
  const sum = lines.reduce((total, [, amount]) => total + amount, 0)
  if (sum !== 0) throw new Error(`Journal ${key} is off balance by ${sum} kobo.`)
  return {
    codes: lines.map(([code]) => code),
    amounts: lines.map(([, amount]) => amount),
    charges: lines.map(([, , charge_id]) => charge_id ?? null),
  }
}

export function combine(entries: readonly Entry[]): Entry[] {
  const lines = new Map<string, Entry>()
  for (const [code, amount, ...charge] of entries) {
    const name = `${code} ${charge}`
    lines.set(name, [code, (lines.get(name)?.[1] ?? 0) + amount, ...charge])
  }
  return [...lines.values()].filter(([, amount]) => amount !== 0)
}
