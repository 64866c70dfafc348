import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** A field's value kept outside the chain, with the salt of its digest. */
export type KeptValue = { salt: Buffer; value: string }
export type ValuesOf = (number: number) => ReadonlyMap<string, KeptValue>

/** By entry number and then field, such as `after.name`; erased values are missing. */
export async function readValues(tx: Tx, numbers: readonly number[]): Promise<ValuesOf> {
  const rows = await tx
    .selectFrom('audit_value')
    .select(['number', 'field', 'salt', 'value'])
    .where('number', '=', sql<number>`any (${numbers}::bigint[])`)
    .execute()
  const byEntry = new Map<number, Map<string, KeptValue>>()
  for (const { number, field, ...value } of rows)
    byEntry.set(number, (byEntry.get(number) ?? new Map()).set(field, value))
  return (number) => byEntry.get(number) ?? NONE
}
const NONE: ReadonlyMap<string, KeptValue> = new Map()
