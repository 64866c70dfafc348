import type { Found } from '@gida/contract/domains/search/found'
import type { Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { MOST_COUNTED } from '../../platform/db/rows/pages.ts'

type FoundPerson = Found['people'][number]

/** People the actor administers: landlords, agents, managers, and members without a tenancy. */
export async function findPeople(
  tx: Tx,
  text: string,
  limit: number,
  estate_id?: string,
): Promise<FoundPerson[]> {
  const { rows } = await sql<{ id: string; full_name: string; role: Role; phone: string | null }>`
    select u.id, u.full_name, u.role, u.phone
    from app.find_people(${estate_id ?? null}, null, null, ${text}, null, false, 'full_name', 0, ${limit}, ${MOST_COUNTED}) f
      join users u on u.id = any (f.ids)
    order by u.sort_name, u.id`.execute(tx)
  const nowhere = { unit_id: null, unit_name: null, estate_name: null, lease_id: null, debt: null }
  return rows.map((row) => ({ ...row, ...nowhere }))
}
