import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import type { Erasing } from './erase-rows.ts'

/** Columns of these two kinds say nothing that a person could be found by. */
const NO_WORDS = ['secret', 'money']

/** What a person is called and reached by, in each form in which it may stand somewhere. */
export async function identifiersOf(tx: Tx, user_id: string): Promise<string[]> {
  const { full_name, email, phone } = await tx
    .selectFrom('users')
    .select(['full_name', 'email', 'phone'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const local = phone?.replace(/^\+234/, '0')
  return [full_name, email, phone, phone?.slice(1), local].filter(
    (one): one is string => (one?.length ?? 0) > 3,
  )
}

/** Puts the pseudonym where a person is named in what others wrote or were told; what is kept by law keeps its words. */
export async function eraseMentions(
  tx: Tx,
  { request_id, pseudonym }: Erasing,
  words: readonly string[],
): Promise<void> {
  const columns = new Map<string, Set<string>>()
  for (const { table, holds, erase } of personalData()) {
    if (erase === 'keep' || table.startsWith('audit')) continue
    const of = columns.get(table) ?? new Set()
    for (const [column, kind] of Object.entries(holds)) if (!NO_WORDS.includes(kind)) of.add(column)
    columns.set(table, of)
  }
  for (const [table, of] of columns)
    await sql`select app.erase_mentions(${request_id}, ${table}, ${[...of]}::text[], ${[...words]}::text[], ${pseudonym}, ${tx.capability})`.execute(
      tx,
    )
  await sql`select app.erase_mentions_aside(${request_id}, ${[...words]}::text[], ${pseudonym}, ${tx.capability})`.execute(
    tx,
  )
}
