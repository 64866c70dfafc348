import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { containing } from '../../../platform/db/rows/pages.ts'

const MOST_FOUND = 20

/** The offices that the actor may write to: of estates they belong to but do not manage. */
export async function officesFor(tx: Tx, search = ''): Promise<{ estate_id: string; name: string }[]> {
  const { rows } = await sql<{ estate_id: string; name: string }>`
    select id as estate_id, name from estate
    where id = any (app.my_estates()) and id <> all (app.managed_estates()) and status <> 'ARCHIVED'
      and (${search} = '' or app.fold(name) like ${containing(search)})
    order by name limit ${MOST_FOUND}`.execute(tx)
  return rows
}
