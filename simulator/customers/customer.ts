import type { Business } from '../businesses/business.ts'
import { randomCode } from '../store/codes.ts'
import type { World } from '../world.ts'

export type Customer = { id: number; business_id: number; email: string; customer_code: string }

/** The same e-mail address is the same customer. */
export function customerOfEmail(world: World, business: Business, email: string): Customer {
  const sql = 'select * from customers where business_id = ? and email = ?'
  const known = world.db.get<Customer>(sql, business.id, email)
  if (known) return known
  const fields = { business_id: business.id, email, customer_code: `CUS_${randomCode(16)}` }
  return { id: world.db.insert('customers', fields), ...fields }
}

export function getCustomer(world: World, id: number): Customer {
  const customer = world.db.get<Customer>('select * from customers where id = ?', id)
  if (!customer) throw new Error(`No customer ${id}`)
  return customer
}

export function presentCustomer(customer: Customer) {
  return {
    id: customer.id,
    first_name: null,
    last_name: null,
    email: customer.email,
    customer_code: customer.customer_code,
    phone: null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  }
}
