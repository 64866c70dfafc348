import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import type { Erasing } from './erase-rows.ts'

/** These kinds of columns contain nothing that identifies a person. */
const NO_WORDS = ['secret', 'money']

type Known = { value: string; kind: 'full_name' | 'email' | 'phone' }

/**
 * A person's names and addresses, present and former, in every form in which they may be written. Single-word names, and what
 * somebody else has too, identify nobody.
 */
export async function identifiersOf(tx: Tx, user_id: string): Promise<string[]> {
  const { rows } = await sql<Known>`
    with person as (select id, coalesce(merged_into, id) as one, full_name, email::text, phone from users where id = ${user_id}),
      known (value, kind) as (
        select value, kind from person cross join lateral (
          values (full_name, 'full_name'), (email, 'email'), (phone, 'phone')) now (value, kind)
        union select v.value, split_part(v.field, '.', 2) from audit_entry e join audit_value v on v.number = e.number
        where e.person_id = ${user_id} and e.table_name = 'users'
          and v.field = any (array['before.full_name', 'after.full_name', 'before.email', 'after.email', 'before.phone', 'after.phone']))
    select value, kind from known where value is not null
      and not exists (
        select from users other where other.id <> all (array(select app.ids_of(one) from person))
          and (kind = 'full_name' and other.sort_name = app.fold(value) or kind = 'email' and other.email = value::citext
            or kind = 'phone' and other.phone = value))
      and not (kind = 'phone' and value not in (select phone from person where phone is not null)
        and exists (select from vendor where phone = value))
    order by kind, value`.execute(tx)
  return rows.flatMap(formsOf).filter((one) => one.length > 3)
}

function formsOf({ value, kind }: Known): string[] {
  if (kind === 'phone') return [value, value.slice(1), value.replace(/^\+234/, '0')]
  return kind === 'email' || /\S\s+\S/.test(value) ? [value] : []
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
