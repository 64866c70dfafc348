import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** What is kept of a field beside the chain, with the salt under which the chain knows it. */
export type KeptValue = { salt: Buffer; value: string }
export type ValuesOf = (number: number) => ReadonlyMap<string, KeptValue>

/** By the numbers of entries and then by field, such as `after.name`; what was erased is not there. */
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
