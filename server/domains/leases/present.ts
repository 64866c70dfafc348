import type { Lease } from '@gida/contract/domains/leases/lease'
import type { LeaseRow } from './queries.ts'

export function presentLease(row: LeaseRow): Lease {
  return {
    id: row.id,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    unit_id: row.unit_id,
    unit_name: row.unit_name,
    landlord_id: row.landlord_id,
    tenant_id: row.tenant_id,
    tenant_name: row.tenant_name,
    status: row.status,
    start_date: row.start_date,
    end_date: row.end_date,
    rent_amount: row.rent_amount,
    frequency: row.frequency,
    caution_deposit: row.caution_deposit,
    service_charge: row.service_charge,
    agency_fee: row.agency_fee,
    legal_fee: row.legal_fee,
    created_at: row.created_at.toISOString(),
  }
}
