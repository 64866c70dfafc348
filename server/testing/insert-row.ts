import type { Insertable, InsertObject } from 'kysely'
import type { Tx } from '../platform/db/db.ts'
import type { DB } from '../platform/db/schema/generated.ts'

type WithId = { [T in keyof DB]: DB[T] extends { id: unknown } ? T : never }[keyof DB]

/** Inserts a row directly, bypassing commands; returns its id. */
export async function insertRow<T extends WithId>(
  tx: Tx,
  table: T,
  values: Insertable<DB[T]>,
): Promise<string> {
  const row = await tx
    .insertInto(table)
    .values(values as InsertObject<DB, T>)
    .returning('id' as never)
    .executeTakeFirstOrThrow()
  return (row as { id: string }).id
}
