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
