import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import type { Erasing } from './erase-rows.ts'

/** Columns of these two kinds say nothing that a person could be found by. */
const NO_WORDS = ['secret', 'money']

/**
 * What a person is called and reached by, in each form in which it may stand somewhere. A name of one word, or one that somebody else has
 * too, tells of nobody.
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
 * Puts the pseudonym where a person is named in what others wrote or were told; what is kept by law keeps its words, and who others are stays
 * as it is: no account, and no name of theirs that this one is a part of.
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
