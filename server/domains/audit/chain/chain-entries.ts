import { randomBytes } from 'node:crypto'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { columnsOf } from './columns.ts'
import { type Change, columnsOfText, SALT_BYTES, writeEntry } from './entry-text.ts'

/** Entries per transaction. */
export const BATCH = 500
const NOTHING = Buffer.alloc(32)

/**
 * Appends what is committed to the chain and returns the number of entries. Only one process does it at a time. Changes
 * of longer transactions are appended by a later run: the chain's order is its own, and each entry has its time.
 */
export async function chainEntries(tx: Tx): Promise<number> {
  await lockNamed(tx, 'audit_chain', '')
  const { rows: changes } = await sql<Change>`select * from app.take_changes(${BATCH})`.execute(tx)
  if (changes.length === 0) return 0
  const columns = await columnsOf(
    tx,
    changes.map(({ table_name }) => table_name),
  )
  const { last, recorded_at } = await endOfChain(tx)
  let [number, previous] = [last?.number ?? 0, last?.hash ?? NOTHING]
  const entries = changes.map((change) => {
    number += 1
    const { text, said, values } = writeEntry(change, { number, previous, recorded_at }, columns, () =>
      randomBytes(SALT_BYTES),
    )
    const entry = { number, text, hash: sha256(text), previous_hash: previous, ...columnsOfText(said) }
    previous = entry.hash
    return { entry, values: values.map((value) => ({ number: entry.number, recorded_at, ...value })) }
  })
  await tx
    .insertInto('audit_entry')
    .values(entries.map(({ entry }) => entry))
    .execute()
  const values = entries.flatMap((one) => one.values)
  for (let at = 0; at < values.length; at += BATCH)
    await tx
      .insertInto('audit_value')
      .values(values.slice(at, at + BATCH))
      .execute()
  return changes.length
}

/** Time never goes back in the chain, and no entry is added to a day whose root is signed. */
async function endOfChain(tx: Tx) {
  const last = await tx
    .selectFrom('audit_entry')
    .select(['number', 'hash', 'recorded_at'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const root = await tx
    .selectFrom('audit_root')
    .select('day')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const earliest = [last?.recorded_at, root && startOfDay(addDays(root.day, 1)), tx.now]
  return { last, recorded_at: new Date(Math.max(...earliest.map((at) => at?.getTime() ?? 0))) }
}
