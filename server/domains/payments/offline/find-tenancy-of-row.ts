import type { OfflinePaymentRow } from '@gida/contract/domains/payments/offline'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { tookEffect } from '../../../platform/db/columns/lease-columns.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

type Home = { property_unit_id: string; tenant_id: string }

/** Resolves a row's unit by id or name, and its tenant if the row names none. */
export async function findTenancyOfRow(tx: Tx, row: OfflinePaymentRow, estate_id?: string): Promise<Home> {
  const property_unit_id = row.property_unit_id ?? (await findUnitNamed(tx, row.unit ?? '', estate_id))
  return { property_unit_id, tenant_id: row.tenant_id ?? (await findTenant(tx, property_unit_id)) }
}

/** `Flat 1`, or with its property if the name is ambiguous: `Block A, Flat 1`. */
async function findUnitNamed(tx: Tx, name: string, estate_id?: string): Promise<string> {
  let query = tx
    .selectFrom('unit')
    .innerJoin('property', 'property.id', 'unit.property_id')
    .select('unit.id')
    .where(
      sql<boolean>`app.fold(${name}) in (app.fold(unit.name), app.fold(property.name || ', ' || unit.name))`,
    )
    .limit(2)
  if (estate_id) query = query.where('unit.estate_id', '=', estate_id)
  const [unit, another] = await query.execute()
  if (!unit) throw refused('unit', `No unit here is called ${name}.`)
  if (another) {
    throw refused(
      'unit',
      `More than one unit is called ${name}. Add the property, for example Block A, ${name}.`,
    )
  }
  return unit.id
}

/** The current tenant; otherwise the next, or the last who lived there. */
async function findTenant(tx: Tx, unit_id: string): Promise<string> {
  orNotFound(await tx.selectFrom('unit').select('id').where('id', '=', unit_id).executeTakeFirst())
  const lived = await tx
    .selectFrom('lease_unit')
    .innerJoin('lease', 'lease.id', 'lease_unit.lease_id')
    .select('lease_unit.tenant_id')
    .where('lease_unit.unit_id', '=', unit_id)
    .where('lease_unit.tenant_id', 'is not', null)
    .orderBy('is_live', 'desc')
    .orderBy(tookEffect('lease'), 'desc')
    .orderBy(sql`lower(during) <= ${lagosDay(tx.now)}::date`, 'desc')
    .orderBy(sql`upper(during)`, 'desc')
    .executeTakeFirst()
  if (!lived?.tenant_id)
    throw refused('unit', 'This unit has never been let, so nobody can have paid for it.')
  return lived.tenant_id
}

const refused = (path: string, message: string) => problem('VALIDATION_ERROR', [{ path, message }])
