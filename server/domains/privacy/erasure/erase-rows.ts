import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { keysOfPerson, readOfPerson } from '../held/rows-of.ts'

export type Erasing = { request_id: string; user_id: string; pseudonym: string }
type Erased = { values: string[]; files: string[] }

const NOTHING: Erased = { values: [], files: [] }
/** Shorter texts are too common to be attributed to one person. */
const WORDS_OF_ONE = 12

/** Erases a person's rows of one declaration. Returns their values and files, for the audit log and the store. */
export async function eraseDeclared(
  tx: Tx,
  { request_id, user_id, pseudonym }: Erasing,
  declared: PersonalData,
): Promise<Erased> {
  const { table, holds, erase, files } = declared
  if (declared.of === null) return NOTHING
  const rows = await readOfPerson(tx, declared, user_id)
  if (rows.length === 0) return NOTHING
  const values = rows.flatMap((row) => valuesOf(holds, row))
  if (erase === 'keep') return { values, files: [] }
  const { column, keys } = await keysOfPerson(tx, declared, user_id)
  if (erase === 'account')
    await sql`select app.erase_account(${request_id}, ${pseudonym}, ${tx.capability})`.execute(tx)
  else if (erase === 'rows')
    await sql`select app.erase_rows(${request_id}, ${table}, ${column}, ${keys}::uuid[], ${tx.capability})`.execute(
      tx,
    )
  else if (Object.keys(erase).length > 0)
    await sql`select app.erase_cells(${request_id}, ${table}, ${column}, ${keys}::uuid[], ${JSON.stringify(erase)}::jsonb,
      ${tx.capability})`.execute(tx)
  return {
    values,
    files: files ? rows.flatMap((row) => files(row).keys) : [],
  }
}

/** A row's texts, which the audit log may contain too; also for rows that are kept. */
const valuesOf = (holds: PersonalData['holds'], row: Record<string, unknown>): string[] =>
  Object.entries(holds).flatMap(([column, kind]) => {
    const value = row[column]
    return typeof value === 'string' && value.length > (kind === 'words' ? WORDS_OF_ONE : 3) ? [value] : []
  })
