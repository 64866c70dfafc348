import { type Business, businessTime } from '../businesses/business.ts'
import { type Customer, findCustomer } from '../customers/customer.ts'
import { updateCustomer } from '../customers/write-customer.ts'
import { asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { getSubaccount } from '../subaccounts/subaccount.ts'
import type { World } from '../world.ts'
import { accountById, type DedicatedAccount, providers } from './dedicated-account.ts'

/** One account for a customer at a bank: asked again, it is the same one. */
export function openAccount(world: World, business: Business, body: Fields): DedicatedAccount {
  const provider = asText(body.preferred_bank) ?? 'test-bank'
  if (!providers.some(({ provider_slug }) => provider_slug === provider)) {
    throw invalid('Preferred bank is not supported', 'invalid_params')
  }
  const name = asText(body.customer)
  if (!name) throw invalid('customer is required', 'missing_params')
  return world.db.transaction(() => {
    const known = findCustomer(world, business, name)
    const customer = updateCustomer(world, business, known, body)
    if (!customer.first_name || !customer.last_name) {
      throw invalid('Customer first name and last name are required', 'missing_params')
    }
    const subaccount = asText(body.subaccount)
    const subaccount_id = subaccount ? getSubaccount(world, business, subaccount).id : null
    return (
      accountAt(world, customer, provider) ?? accountById(world, business, insert(subaccount_id, customer))
    )
  })

  function insert(subaccount_id: number | null, customer: Customer): number {
    const now = businessTime(world, business)
    return world.db.insert('dedicated_accounts', {
      business_id: business.id,
      customer_id: customer.id,
      subaccount_id,
      split_code: asText(body.split_code) ?? null,
      provider,
      account_number: nextNumber(world),
      account_name: nameFor(business, customer),
      created_at: now,
      updated_at: now,
    })
  }
}

function accountAt(world: World, customer: Customer, provider: string) {
  const sql = 'select * from dedicated_accounts where customer_id = ? and provider = ? and active = 1'
  return world.db.get<DedicatedAccount>(sql, customer.id, provider)
}

function nameFor(business: Business, { first_name, last_name }: Customer): string {
  return `${business.name}/${first_name} ${last_name}`.toUpperCase()
}

/** Ten digits that no other account has. */
function nextNumber(world: World): string {
  const count = world.db.get<{ last: number | null }>(
    `select max(cast(account_number as integer)) as last from dedicated_accounts`,
  )?.last
  return String((count ?? 1_230_000_736) + 1)
}
