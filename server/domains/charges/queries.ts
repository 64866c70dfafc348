import { dueNowUntil } from '@gida/contract/domains/charges/debt-days'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/** Charges with the names of their unit, estate, tenant and landlord. */
export const chargeRows = (tx: Tx) =>
  tx
    .selectFrom('charge')
    .innerJoin('unit', 'unit.id', 'charge.unit_id')
    .innerJoin('estate', 'estate.id', 'charge.estate_id')
    .innerJoin('users', 'users.id', 'charge.tenant_id')
    .leftJoin('users as landlord', 'landlord.id', 'charge.landlord_id')
    .leftJoin('lease', 'lease.id', 'charge.lease_id')
    .selectAll('charge')
    .select('lease.status as lease_status')
    .select(['unit.name as unit_name', 'estate.name as estate_name'])
    .select(['users.full_name as tenant_name', 'landlord.full_name as landlord_name'])
export type ChargeRow = Awaited<ReturnType<ReturnType<typeof chargeRows>['executeTakeFirstOrThrow']>>

/** Charges of a tenant, property or lease, oldest first: all, open, or due now. */
export function chargesOf(
  tx: Tx,
  of: { tenant_id?: string; property_id?: string; lease_id?: string },
  which: 'all' | 'open' | 'due_now',
) {
  const { tenant_id, property_id, lease_id } = of
  return chargeRows(tx)
    .$if(tenant_id !== undefined, (rows) => rows.where('charge.tenant_id', '=', tenant_id ?? ''))
    .$if(property_id !== undefined, (rows) => rows.where('charge.property_id', '=', property_id ?? ''))
    .$if(lease_id !== undefined, (rows) => rows.where('charge.lease_id', '=', lease_id ?? ''))
    .$if(which !== 'all', (rows) => rows.where(sql<boolean>`charge.open_amount > 0`)) // written like the condition of the partial index
    .$if(which === 'due_now', (rows) => rows.where('charge.due_date', '<=', dueNowUntil(lagosDay(tx.now))))
    .orderBy('charge.due_date')
    .orderBy('charge.id')
}
