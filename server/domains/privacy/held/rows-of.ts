import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'

/** Condition: rows of a table that belong to a person. Rows that merely mention people belong to nobody. */
export function rowsOfPerson({ of }: PersonalData, user_id: string) {
  const person = sql<string>`${user_id}::uuid`
  if (of === null) return sql`false`
  return typeof of === 'string' ? sql`${sql.ref(of)} = ${person}` : sql`(${of.where(person)})`
}

/** The key column of a person's rows, and its values. */
export async function keysOfPerson(tx: Tx, declared: PersonalData, user_id: string) {
  const { of, table } = declared
  if (of === null || typeof of === 'string') return { column: of ?? 'id', keys: of === null ? [] : [user_id] }
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(of.by)} as key from ${sql.table(table)} where ${rowsOfPerson(declared, user_id)}`.execute(
    tx,
  )
  return { column: of.by, keys: rows.map(({ key }) => key) }
}

export async function countOfPerson(tx: Tx, declared: PersonalData, user_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(declared.table)} where ${rowsOfPerson(declared, user_id)}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** A person's rows, complete; a table has few per person. */
export async function readOfPerson(
  tx: Tx,
  declared: PersonalData,
  user_id: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from (select * from ${sql.table(declared.table)} where ${rowsOfPerson(declared, user_id)}) t`.execute(
    tx,
  )
  return rows.map(({ row }) => row)
}
