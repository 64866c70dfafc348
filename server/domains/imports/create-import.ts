import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { canWriteEstate, getEstate } from '../estates/index.ts'
import type { inspect } from './inspect-file.ts'
import { canImport } from './policy.ts'

/**
 * 403 unless the actor may import into an estate or, if null, into estates named by the file; 409 if it is archived. An API key must
 * name the estate it is limited to.
 */
export async function refuseImport(tx: Tx, actor: Actor, estate_id: string | null): Promise<void> {
  if (!canImport(actor)) throw problem('PERMISSION_DENIED')
  if (!estate_id && actor.api_key)
    throw new Problem('PERMISSION_DENIED', {
      message: 'With an API key, a file is imported into one estate. Say which with estate_id.',
    })
  if (!estate_id) return
  const estate = await getEstate(tx, actor, estate_id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED')
    throw new Problem('ILLEGAL_STATE', { message: `${estate.name} is archived. Nothing can be added to it.` })
}

type NewImport = { id: string; estate_id: string | null; file_name: string } & ReturnType<typeof inspect>

/** Stores a file with the probable meaning of its columns. Creates nothing else. */
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

/** JSON, since node-postgres would send arrays as PostgreSQL arrays. */
export const inJson = ({ sheets, columns, first_rows }: Looked) => ({
  sheets: JSON.stringify(sheets),
  columns: JSON.stringify(columns),
  first_rows: JSON.stringify(first_rows),
})
