import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { batchOrEach } from '../../../platform/db/savepoint.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Member } from '../estate/join-estate.ts'
import { referencesTo } from './lock-units.ts'

/** Reverts an import: marks units without a tenancy as vacant, and deletes the ones it created. 409 if one is referred to. */
export async function revertImportedUnits(
  tx: Tx,
  { let: letOut, made }: { let: readonly string[]; made: readonly string[] },
): Promise<void> {
  await sql`
    update unit set status = 'VACANT' where id = any (${[...letOut]}::uuid[]) and status in ('OCCUPIED', 'RESERVED')
      and not exists (select from lease_unit l where l.unit_id = unit.id and l.is_live)`.execute(tx)
  const hanging = await referencesTo(tx, made)
  if ([...hanging.values()].some((unit) => unit.has_history)) throw problem('CONFLICT') // its history would be deleted with the unit
  await sql`delete from unit where id = any (${[...made]}::uuid[])`.execute(tx)
}

type AroundUnits = { properties: readonly string[]; members: readonly Member[]; estates: readonly string[] }

/** Reverts what an import created around its units: empty properties, memberships, and estates. */
export async function revertImportedEstates(
  tx: Tx,
  { properties, members, estates }: AroundUnits,
): Promise<void> {
  await removeEmptyProperties(tx, properties)
  await leaveEstates(tx, members)
  await archiveEmptyEstates(tx, estates)
}

/** Deletes properties without units. Those referred to stay. */
async function removeEmptyProperties(tx: Tx, ids: readonly string[]): Promise<void> {
  await batchOrEach(
    tx,
    ids,
    async (some) => {
      await sql`delete from property p where p.id = any (${[...some]}::uuid[])
        and not exists (select from unit u where u.property_id = p.id) and not app.property_has_history(p.id)`.execute(
        tx,
      )
    },
    async () => {},
  )
}

/** Removes memberships of people without a tenancy or property in the estate. */
export async function leaveEstates(tx: Tx, members: readonly Member[]): Promise<void> {
  await sql`
    delete from estate_association a
    using jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (estate_id uuid, user_id uuid, role user_role)
    where a.estate_id = m.estate_id and a.user_id = m.user_id and a.role = m.role
      and not exists (select from lease l where l.estate_id = a.estate_id and l.tenant_id = a.user_id)
      and not exists (select from charge c where c.estate_id = a.estate_id and c.tenant_id = a.user_id)
      and not exists (select from property p where p.estate_id = a.estate_id and p.landlord_id = a.user_id)`.execute(
    tx,
  )
}

/** Archives estates without units, since the books keep their entries. */
async function archiveEmptyEstates(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update estate e set status = 'ARCHIVED', updated_at = app.now() where e.id = any (${[...ids]}::uuid[])
      and e.status <> 'ARCHIVED' and not exists (select from unit u where u.estate_id = e.id)`.execute(tx)
}
