import { accountOfCustomer, presentListedAccount } from '../accounts/dedicated-account.ts'
import { moment } from '../http/moment.ts'
import { presentNewSubscription, type Subscription } from '../plans/subscription.ts'
import { presentListedTransaction } from '../transactions/present-transaction.ts'
import type { Transaction } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { reusableAuthorizations } from './authorization.ts'
import { type Customer, presentCustomer } from './customer.ts'

/** The answer to a creation. */
export function presentNewCustomer(customer: Customer) {
  return {
    email: customer.email,
    integration: customer.business_id,
    domain: 'test',
    customer_code: customer.customer_code,
    id: customer.id,
    identified: customer.identified === 1,
    identifications: null,
    createdAt: moment(customer.created_at),
    updatedAt: moment(customer.updated_at),
  }
}

export function presentListedCustomer(customer: Customer) {
  const { createdAt, updatedAt, integration, domain } = presentNewCustomer(customer)
  return { integration, domain, ...presentCustomer(customer), createdAt, updatedAt }
}

/** With all that hangs on the customer. */
export function presentWholeCustomer(world: World, customer: Customer) {
  const transactions = world.db.all<Transaction>(
    'select * from transactions where customer_id = ? order by id desc limit 50',
    customer.id,
  )
  const paid = world.db.get<{ times: number; amount: number }>(
    `select count(*) as times, coalesce(sum(amount), 0) as amount from transactions
     where customer_id = ? and status = 'success'`,
    customer.id,
  )
  const subscriptions = world.db.all<Subscription>(
    'select * from subscriptions where customer_id = ? order by id desc',
    customer.id,
  )
  const account = accountOfCustomer(world, customer.id)
  return {
    transactions: transactions.map((row) => presentListedTransaction(world, row)),
    subscriptions: subscriptions.map((row) => presentNewSubscription(world, row)),
    authorizations: reusableAuthorizations(world, customer.id),
    ...presentCustomer(customer),
    ...presentNewCustomer(customer),
    total_transactions: paid?.times ?? 0,
    total_transaction_value: [{ currency: 'NGN', amount: paid?.amount ?? 0 }],
    dedicated_account: account ? presentListedAccount(world, account) : null,
  }
}
