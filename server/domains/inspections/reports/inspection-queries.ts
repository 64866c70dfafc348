import type { inspections as calls } from '@gida/contract/domains/inspections/endpoints'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { inScope, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { given, refuseDeepPage } from '../../../platform/db/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** Reports with the names of where they are. Row-level security says which. */
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

/** One that two who write in it wait for. Who only reads it may still sign it: what they may is asked before. */
export async function lockInspection(tx: Tx, id: string): Promise<InspectionRow> {
  await getInspection(tx, id)
  await asSystem(tx, () =>
    tx.selectFrom('inspection').select('id').where('id', '=', id).forUpdate().execute(),
  )
  return getInspection(tx, id)
}

/** The same for who runs the home alone. */
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

/** The newest first; of those that were left none, unless they are asked for. */
export async function listInspections(
  tx: Tx,
  actor: Actor,
  query: QueryOf<typeof calls.listInspections>,
): Promise<{ rows: InspectionRow[]; total: number }> {
  refuseDeepPage(query)
  const { estate_id, property_id, unit_id, lease_id, kind, status } = query
  let wanted = tx
    .selectFrom('inspection')
    .where(
      inScope(scopeOf(actor), {
        ...{ estate: 'estate_id', landlord: 'landlord_id', tenant: 'tenant_id', unit: 'unit_id' },
      }),
    )
    .where((eb) => eb.and(given({ estate_id, property_id, unit_id, lease_id, kind, status })))
  if (!status) wanted = wanted.where('status', '<>', 'CANCELLED')
  const onPage = wanted
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [rows, counted] = await Promise.all([
    inspections(tx)
      .where('inspection.id', 'in', onPage)
      .orderBy('inspection.created_at', 'desc')
      .orderBy('inspection.id', 'desc')
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}
