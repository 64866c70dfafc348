import { yearlyRent } from '@gida/contract/domains/analytics/rules'
import type { Estate, EstateSettings, Property } from '@gida/contract/domains/estates/estate'
import { describeLateFee } from '@gida/contract/domains/estates/rules'
import type { Unit } from '@gida/contract/domains/estates/unit'
import type { Day } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import { lateFeeOf } from './estate/late-fee-columns.ts'
import { canNameLandlord, canWriteEstate, canWriteProperty, seesWhole } from './policy.ts'
import type { PropertyRow } from './properties/property-queries.ts'
import type { EstateRow } from './queries.ts'
import type { UnitRow } from './units/unit-queries.ts'
import { unitStanding } from './units/unit-standing.ts'

export function presentEstate(row: EstateRow, actor: Actor): Estate {
  const isOpen = row.status !== 'ARCHIVED' && (!row.suspended_at || actor.role === 'ADMIN')
  const write = isOpen && canWriteEstate(actor, row)
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    state: row.state,
    lga: row.lga,
    status: row.status,
    receipt_prefix: row.receipt_prefix,
    commission_rate: row.commission_rate,
    property_count: row.property_count,
    unit_count: row.unit_count,
    occupied_count: row.occupied_count,
    created_at: row.created_at.toISOString(),
    suspended_at: row.suspended_at?.toISOString() ?? null,
    verified_at: row.verified_at?.toISOString() ?? null,
    settings: seesWhole(actor) ? settingsOf(row) : null,
    can: { write, activate: write && row.status === 'DRAFT' && row.unit_count > 0 },
  }
}

function settingsOf(row: EstateRow): EstateSettings {
  const late_fee = lateFeeOf(row)
  return {
    charge_months_ahead: row.charge_months_ahead,
    late_fee,
    late_fee_text: describeLateFee(late_fee),
  }
}

export function presentProperty(row: PropertyRow, actor: Actor): Property {
  const { is_managed, archived_at, ...property } = row
  const isOpen = archived_at === null
  return {
    ...property,
    archived_at: archived_at?.toISOString() ?? null,
    can: {
      write: isOpen && canWriteProperty(actor, row),
      name_landlord: isOpen && canNameLandlord(actor, row),
    },
  }
}

/** `today`: the Lagos day used to calculate arrears. */
export function presentUnit(row: UnitRow, actor: Actor, today: Day): Unit {
  return {
    id: row.id,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    property_id: row.property_id,
    property_name: row.property_name,
    landlord_id: row.landlord_id,
    name: row.name,
    block: row.block,
    floor: row.floor,
    bedrooms: row.bedrooms,
    status: row.status,
    standing: unitStanding(row, today),
    rent_amount: row.rent_amount,
    frequency: row.frequency,
    yearly_rent: row.yearly_rent ?? yearlyRent(row.rent_amount, row.frequency),
    service_charge: row.service_charge,
    caution_deposit: row.caution_deposit,
    tenant_id: row.tenant_id,
    tenant_name: row.tenant_name,
    lease_id: row.lease_id,
    lease_end: row.lease_end,
    debt: row.debt,
    created_at: row.created_at.toISOString(),
    archived_at: row.archived_at?.toISOString() ?? null,
    can: { write: row.archived_at === null && canWriteProperty(actor, row) },
  }
}
