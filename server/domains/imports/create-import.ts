import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { canWriteEstate, getEstate } from '../estates/index.ts'
import type { inspect } from './inspect-file.ts'
import { canImport } from './policy.ts'

/** Who may bring a file into an estate, or, for null, into estates that the file names; a key names the one that it reaches. */
export async function refuseImport(tx: Tx, actor: Actor, estate_id: string | null): Promise<void> {
  if (!canImport(actor)) throw problem('PERMISSION_DENIED')
  if (!estate_id && actor.api_key)
    throw new Problem('PERMISSION_DENIED', {
      message: 'With a key a file goes into one estate. Say which with estate_id.',
    })
  if (!estate_id) return
  const estate = await getEstate(tx, actor, estate_id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED')
    throw new Problem('ILLEGAL_STATE', { message: `${estate.name} is archived. Nothing new comes into it.` })
}

type NewImport = { id: string; estate_id: string | null; file_name: string } & ReturnType<typeof inspect>

/** Remembers a file and what its columns probably mean. Nothing is made of it yet. */
export async function createImport(tx: Tx, actor: Actor, wanted: NewImport): Promise<void> {
  await refuseImport(tx, actor, wanted.estate_id)
  await tx
    .insertInto('import')
    .values({
      ...wanted,
      ...inJson(wanted),
      file_name: wanted.file_name || 'spreadsheet',
      created_by: actor.user_id,
      asked_by: actor.user_id,
    })
    .execute()
}

type Looked = Pick<ReturnType<typeof inspect>, 'sheets' | 'columns' | 'first_rows'>

/** PostgreSQL takes a list for an array of its own unless it comes as JSON. */
export const inJson = ({ sheets, columns, first_rows }: Looked) => ({
  sheets: JSON.stringify(sheets),
  columns: JSON.stringify(columns),
  first_rows: JSON.stringify(first_rows),
})
