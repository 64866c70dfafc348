import type { Business } from '../businesses/business.ts'
import { getOwn } from '../businesses/own-rows.ts'
import { getCustomer, presentCustomer } from '../customers/customer.ts'
import { moment } from '../http/moment.ts'
import { subaccountById } from '../subaccounts/subaccount.ts'
import type { World } from '../world.ts'

/** An account number of its own for a customer: what is sent there becomes a transaction. */
export type DedicatedAccount = {
  id: number
  business_id: number
  customer_id: number
  subaccount_id: number | null
  split_code: string | null
  provider: string
  account_number: string
  account_name: string
  active: number
  created_at: number
  updated_at: number
}

export const providers = [
  { provider_slug: 'wema-bank', bank_id: 20, bank_name: 'Wema Bank', id: 5 },
  { provider_slug: 'titan-paystack', bank_id: 629, bank_name: 'Paystack-Titan', id: 22 },
  { provider_slug: 'access-bank', bank_id: 1, bank_name: 'Access Bank', id: 4 },
  { provider_slug: 'test-bank', bank_id: 24, bank_name: 'Test Bank', id: 1 },
]

export function bankOfAccount(account: DedicatedAccount) {
  const found = providers.find(({ provider_slug }) => provider_slug === account.provider)
  return { name: found?.bank_name ?? account.provider, id: found?.bank_id ?? 0, slug: account.provider }
}

export function accountOfCustomer(world: World, customerId: number): DedicatedAccount | undefined {
  return world.db.get('select * from dedicated_accounts where customer_id = ? and active = 1', customerId)
}

const KIND = { table: 'dedicated_accounts', noun: 'Dedicated account' }

export function accountById(world: World, business: Business, id: number): DedicatedAccount {
  return getOwn(world, business, KIND, 'id', id)
}

export function accountByNumber(world: World, business: Business, number: string): DedicatedAccount {
  return getOwn(world, business, KIND, 'account_number', number)
}

function details(account: DedicatedAccount) {
  return {
    account_name: account.account_name,
    account_number: account.account_number,
    assigned: account.active === 1,
    currency: 'NGN',
    metadata: null,
    active: account.active === 1,
    id: account.id,
    created_at: moment(account.created_at),
    updated_at: moment(account.updated_at),
  }
}

export function presentAccount(world: World, account: DedicatedAccount) {
  const { international_format_phone, metadata, ...customer } = presentCustomer(
    getCustomer(world, account.customer_id),
  )
  return {
    bank: bankOfAccount(account),
    ...details(account),
    assignment: {
      integration: account.business_id,
      assignee_id: account.customer_id,
      assignee_type: 'Customer',
      expired: account.active === 0,
      account_type: 'PAY-WITH-TRANSFER-RECURRING',
      assigned_at: moment(account.created_at),
    },
    customer,
  }
}

export function presentListedAccount(world: World, account: DedicatedAccount) {
  const { assignment, metadata, ...listed } = presentAccount(world, account)
  return { ...listed, split_config: splitConfig(world, account) }
}

/** JSON text in lists, as the provider writes it. */
function splitConfig(world: World, account: DedicatedAccount) {
  const subaccount = subaccountById(world, account.subaccount_id)?.subaccount_code
  if (account.split_code) return JSON.stringify({ split_code: account.split_code })
  return subaccount ? JSON.stringify({ subaccount }) : null
}
