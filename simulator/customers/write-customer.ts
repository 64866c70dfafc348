import { type Business, businessTime } from '../businesses/business.ts'
import { asText, type Fields } from '../http/loose-values.ts'
import { readEmail } from '../transactions/read-initialize.ts'
import type { World } from '../world.ts'
import { type Customer, customerOfEmail, getCustomer } from './customer.ts'

/** The same address again is the same customer, with what is new about it. */
export function createCustomer(world: World, business: Business, body: Fields): Customer {
  const customer = customerOfEmail(world, business, readEmail(body.email))
  return updateCustomer(world, business, customer, body)
}

/** Changes what is named and leaves the rest. */
export function updateCustomer(world: World, business: Business, customer: Customer, body: Fields): Customer {
  const { metadata } = body
  world.db.update('customers', customer.id, {
    first_name: asText(body.first_name) ?? customer.first_name,
    last_name: asText(body.last_name) ?? customer.last_name,
    phone: asText(body.phone) ?? customer.phone,
    metadata:
      metadata === undefined || metadata === null
        ? customer.metadata
        : typeof metadata === 'string'
          ? metadata
          : JSON.stringify(metadata),
    updated_at: businessTime(world, business),
  })
  return getCustomer(world, customer.id)
}
