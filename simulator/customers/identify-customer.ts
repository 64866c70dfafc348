import type { Business } from '../businesses/business.ts'
import { asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import type { Customer } from './customer.ts'

const testBvn = '222222222221'

/** Only the test number fits a customer. The result comes by webhook. */
export function identifyCustomer(world: World, business: Business, customer: Customer, body: Fields) {
  for (const name of ['country', 'type', 'account_number', 'bvn', 'bank_code']) {
    if (!asText(body[name])) throw invalid(`${name} is required`, 'missing_params')
  }
  const fits = asText(body.bvn) === testBvn
  world.db.transaction(() => {
    if (fits) world.db.update('customers', customer.id, { identified: 1 })
    queueDelivery(
      world,
      business,
      `customeridentification.${fits ? 'success' : 'failed'}`,
      customer.customer_code,
      {
        customer_id: customer.id,
        customer_code: customer.customer_code,
        email: customer.email,
        identification: {
          country: asText(body.country),
          type: asText(body.type),
          bvn: masked(asText(body.bvn)),
          account_number: masked(asText(body.account_number)),
          bank_code: asText(body.bank_code),
        },
        ...(!fits && { reason: 'Account number or BVN is incorrect' }),
      },
    )
  })
}

const masked = (digits = '') => `${digits.slice(0, 3)}*****${digits.slice(-3)}`
