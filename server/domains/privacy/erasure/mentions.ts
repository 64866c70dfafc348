import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import type { Erasing } from './erase-rows.ts'

/** These kinds of columns contain nothing that identifies a person. */
const NO_WORDS = ['secret', 'money']

/**
 * A person's names and addresses, in every form in which they may be written. Single-word names, and those shared with somebody
 * else, identify nobody.
 */
export async function identifiersOf(tx: Tx, user_id: string): Promise<string[]> {
  const { full_name, email, phone, has_namesake } = await tx
    .selectFrom('users')
    .select(['full_name', 'email', 'phone'])
    .select(
      sql<boolean>`exists (select from users other where other.sort_name = users.sort_name and other.id <> all (array(
        select app.ids_of(coalesce(users.merged_into, users.id)))))`.as('has_namesake'),
    )
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const local = phone?.replace(/^\+234/, '0')
  const name = has_namesake || !/\S\s+\S/.test(full_name) ? undefined : full_name
  return [name, email, phone, phone?.slice(1), local].filter((one): one is string => (one?.length ?? 0) > 3)
}

/**
 * Replaces the person's name with the pseudonym in texts of others. Texts kept by law are unchanged, as are other people's accounts
 * and longer names containing this one.
 */
export async function eraseMentions(
  tx: Tx,
  { request_id, pseudonym }: Erasing,
  words: readonly string[],
): Promise<void> {
  const columns = new Map<string, { all: Set<string>; whole: Set<string> }>()
  for (const { table, holds, erase, of, keeps_mentions } of personalData()) {
    if (erase === 'keep' || erase === 'account' || keeps_mentions || table.startsWith('audit')) continue
    const { all, whole } = columns.get(table) ?? { all: new Set(), whole: new Set() }
    for (const [column, kind] of Object.entries(holds)) {
      if (!NO_WORDS.includes(kind)) all.add(column)
      if (of !== null && kind === 'name') whole.add(column)
    }
    columns.set(table, { all, whole })
  }
  for (const [table, { all, whole }] of columns)
    await sql`select app.erase_mentions(${request_id}, ${table}, ${[...all]}::text[], ${[...whole]}::text[], ${[...words]}::text[],
      ${pseudonym}, ${tx.capability})`.execute(tx)
  await sql`select app.erase_mentions_aside(${request_id}, ${[...words]}::text[], ${pseudonym}, ${tx.capability})`.execute(
    tx,
  )
}
