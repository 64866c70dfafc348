import { findBank } from '../banks/bank-list.ts'
import type { Business } from '../businesses/business.ts'
import { getByIdOrCode } from '../businesses/own-rows.ts'
import type { World } from '../world.ts'

export type Subaccount = {
  id: number
  business_id: number
  subaccount_code: string
  business_name: string
  description: string | null
  primary_contact_name: string | null
  primary_contact_email: string | null
  primary_contact_phone: string | null
  metadata: string | null
  percentage_charge: number
  bank_code: string
  account_number: string
  account_name: string
  settlement_schedule: string
  active: number
  created_at: number
  updated_at: number
}

export function getSubaccount(world: World, business: Business, idOrCode: string): Subaccount {
  const kind = { table: 'subaccounts', noun: 'Subaccount', code: 'subaccount_code' }
  return getByIdOrCode(world, business, kind, idOrCode)
}

export function subaccountById(world: World, id: number | null): Subaccount | undefined {
  if (id === null) return undefined
  return world.db.get<Subaccount>('select * from subaccounts where id = ?', id)
}

function bankOf(subaccount: Subaccount) {
  const bank = findBank(subaccount.bank_code)
  return { settlement_bank: bank?.name ?? '', bank_id: bank?.id ?? null }
}

/** The answer to a creation or a change. `settlement_bank` goes in as a code and comes back as a name. */
export function presentNewSubaccount(subaccount: Subaccount) {
  const { settlement_bank, bank_id } = bankOf(subaccount)
  return {
    business_name: subaccount.business_name,
    account_number: subaccount.account_number,
    percentage_charge: subaccount.percentage_charge,
    settlement_bank,
    currency: 'NGN',
    bank: bank_id,
    integration: subaccount.business_id,
    domain: 'test',
    account_name: subaccount.account_name,
    product: 'collection',
    managed_by_integration: subaccount.business_id,
    subaccount_code: subaccount.subaccount_code,
    is_verified: false,
    settlement_schedule: subaccount.settlement_schedule,
    active: subaccount.active === 1,
    migrate: false,
    id: subaccount.id,
    createdAt: new Date(subaccount.created_at).toISOString(),
    updatedAt: new Date(subaccount.updated_at).toISOString(),
  }
}

/** As it stands in lists; here `active` is a number. */
export function presentListedSubaccount(subaccount: Subaccount) {
  const { business_name, description, primary_contact_name, primary_contact_email, primary_contact_phone } =
    subaccount
  return {
    id: subaccount.id,
    subaccount_code: subaccount.subaccount_code,
    business_name,
    description,
    primary_contact_name,
    primary_contact_email,
    primary_contact_phone,
    metadata: subaccount.metadata,
    percentage_charge: subaccount.percentage_charge,
    ...bankOf(subaccount),
    account_number: subaccount.account_number,
    currency: 'NGN',
    active: subaccount.active,
  }
}

export function presentSubaccount(subaccount: Subaccount) {
  const { bank, integration, domain, managed_by_integration, product, is_verified, ...rest } =
    presentNewSubaccount(subaccount)
  return {
    ...presentListedSubaccount(subaccount),
    integration,
    domain,
    bank,
    managed_by_integration,
    product,
    is_verified,
    settlement_schedule: rest.settlement_schedule,
    migrate: rest.migrate,
    account_name: rest.account_name,
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
  }
}
