import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { revertImportedEstates } from '../estates/index.ts'
import { removeUnusedPeople } from '../users/index.ts'

type Things = { properties: string[]; estates: string[]; people: string[] }

/** Removes what an import created around its units: properties, memberships, accounts, and estates. */
export async function clearUp(tx: Tx, import_id: string): Promise<void> {
  const made = (what: string, column: string) =>
    sql`coalesce(array_agg(distinct ${sql.ref(column)}) filter (where ${what} = any (made) and ${sql.ref(column)} is not null), '{}')`
  const found = await sql<Things>`
    select ${made('property', 'property_id')} as properties, ${made('estate', 'estate_id')} as estates,
      ${made('tenant', 'tenant_id')} || ${made('landlord', 'landlord_id')} as people
    from import_row where import_id = ${import_id} and state in ('UNDONE', 'KEPT')`.execute(tx)
  const { properties, estates, people } = found.rows[0] as Things
  const members = await sql<{ estate_id: string; user_id: string; role: 'TENANT' | 'LANDLORD' }>`
    select distinct estate_id, tenant_id as user_id, 'TENANT' as role from import_row
    where import_id = ${import_id} and state = 'UNDONE' and tenant_id is not null
    union select distinct estate_id, landlord_id, 'LANDLORD' from import_row
    where import_id = ${import_id} and state = 'UNDONE' and landlord_id = any (${people}::uuid[])`.execute(tx)
  await revertImportedEstates(tx, { properties, members: members.rows, estates })
  await removeUnusedPeople(tx, people)
}
