import type { inspections as calls } from '@gida/contract/domains/inspections/endpoints'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type SqlBool, sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, given, type Listed, readFound } from '../../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** Reports with the names of their places, filtered by row-level security. */
const inspections = (tx: Tx) =>
  tx
    .selectFrom('inspection')
    .leftJoin('estate', 'estate.id', 'inspection.estate_id')
    .leftJoin('property', 'property.id', 'inspection.property_id')
    .leftJoin('unit', 'unit.id', 'inspection.unit_id')
    .selectAll('inspection')
    .select([
      sql<string>`coalesce(estate.name, '')`.as('estate_name'),
      sql<string>`coalesce(property.name, '')`.as('property_name'),
      sql<string>`coalesce(unit.name, '')`.as('unit_name'),
      sql<string>`coalesce(app.name_of(inspection.created_by), '')`.as('made_by'),
      sql<boolean>`app.runs_inspection(inspection.id)`.as('is_run'),
      sql<boolean>`exists (select from inspection_signature s where s.inspection_id = inspection.id and s.side = 'TENANT')`.as(
        'has_tenant_signed',
      ),
    ])
export type InspectionRow = Awaited<ReturnType<typeof getInspection>>

export async function getInspection(tx: Tx, id: string) {
  return orNotFound(await inspections(tx).where('inspection.id', '=', id).executeTakeFirst())
}

/** Locks a report until the transaction ends. Does not check permission, since signers may only be able to read it. */
export async function lockInspection(tx: Tx, id: string): Promise<InspectionRow> {
  await getInspection(tx, id)
  await asSystem(tx, () =>
    tx.selectFrom('inspection').select('id').where('id', '=', id).forUpdate().execute(),
  )
  return getInspection(tx, id)
}

/** The same, with 403 unless the actor is staff. */
export async function lockForStaff(tx: Tx, id: string): Promise<InspectionRow> {
  const inspection = await getInspection(tx, id)
  if (!inspection.is_run) throw problem('PERMISSION_DENIED')
  return lockInspection(tx, id)
}

export async function findByClientId(
  tx: Tx,
  { user_id }: { user_id: string },
  client_id: string,
): Promise<InspectionRow | undefined> {
  return inspections(tx)
    .where('inspection.created_by', '=', user_id)
    .where('inspection.client_id', '=', client_id)
    .executeTakeFirst()
}

/** Newest first; cancelled ones only if requested. */
export function listInspections(
  tx: Tx,
  query: QueryOf<typeof calls.listInspections>,
): Promise<Listed<InspectionRow>> {
  const { property_id, unit_id, lease_id, kind, status } = query
  const alike = JSON.stringify(given({ property_id, unit_id, lease_id, kind, status }))
  return readFound(
    tx,
    query,
    (bounds) => sql`
      select * from app.find_inspections(${query.estate_id ?? null}, ${alike}::jsonb, ${bounds})`,
    (ids) =>
      inspections(tx)
        .where(sql<SqlBool>`inspection.id = any (${ids}::uuid[])`)
        .orderBy(asFound('inspection.id', ids))
        .execute(),
  )
}
