import { type Business, businessTime } from '../businesses/business.ts'
import { parseJson } from '../http/loose-values.ts'
import { WireError } from '../http/wire-error.ts'
import { randomCode } from '../store/codes.ts'
import type { World } from '../world.ts'

export type Customer = {
  id: number
  business_id: number
  email: string
  customer_code: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  metadata: string | null
  risk_action: string
  identified: number
  created_at: number
  updated_at: number
}

/** The same e-mail address is the same customer. */
export function customerOfEmail(world: World, business: Business, email: string): Customer {
  const sql = 'select * from customers where business_id = ? and email = ?'
  const known = world.db.get<Customer>(sql, business.id, email)
  if (known) return known
  const now = businessTime(world, business)
  const customer_code = `CUS_${randomCode(16)}`
  const fields = { business_id: business.id, email, customer_code, created_at: now, updated_at: now }
  return getCustomer(world, world.db.insert('customers', fields))
}

export function getCustomer(world: World, id: number): Customer {
  const customer = world.db.get<Customer>('select * from customers where id = ?', id)
  if (!customer) throw new Error(`No customer ${id}`)
  return customer
}

/** As a call names one: by code, e-mail or number. */
export function findCustomer(world: World, business: Business, name: string): Customer {
  const column = name.includes('@') ? 'email' : /^\d+$/.test(name) ? 'id' : 'customer_code'
  const sql = `select * from customers where business_id = ? and ${column} = ?`
  const found = world.db.get<Customer>(sql, business.id, column === 'email' ? name.toLowerCase() : name)
  if (found) return found
  throw new WireError(404, 'Customer email is invalid for your live domain.', {
    type: 'validation_error',
    code: 'not_found',
  })
}

export function presentCustomer(customer: Customer) {
  return {
    id: customer.id,
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
    customer_code: customer.customer_code,
    phone: customer.phone,
    metadata: customer.metadata === null ? null : (parseJson(customer.metadata) ?? customer.metadata),
    risk_action: customer.risk_action,
    international_format_phone: null,
  }
}
