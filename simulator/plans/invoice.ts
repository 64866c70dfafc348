import { authorizationDetails } from '../customers/authorization.ts'
import { getCustomer, presentCustomer } from '../customers/customer.ts'
import { moment } from '../http/moment.ts'
import { transactionById } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { presentSubscriptionEvent, type Subscription } from './subscription.ts'

export type Invoice = {
  id: number
  subscription_id: number
  invoice_code: string
  amount: number
  period_start: number
  period_end: number
  status: 'pending' | 'success' | 'failed'
  transaction_id: number | null
  created_at: number
  paid_at: number | null
}

export function openInvoice(world: World, subscription: Subscription): Invoice | undefined {
  const sql = `select * from invoices where subscription_id = ? and status = 'pending' order by id desc`
  return world.db.get<Invoice>(sql, subscription.id)
}

export function presentInvoice(world: World, invoice: Invoice, subscription: Subscription) {
  const transaction = invoice.transaction_id === null ? null : transactionById(world, invoice.transaction_id)
  const { status, subscription_code, amount, cron_expression, next_payment_date, open_invoice } =
    presentSubscriptionEvent(world, subscription, false)
  return {
    domain: 'test',
    invoice_code: invoice.invoice_code,
    amount: invoice.amount,
    period_start: moment(invoice.period_start),
    period_end: moment(invoice.period_end),
    status: invoice.status,
    paid: invoice.status === 'success',
    paid_at: moment(invoice.paid_at),
    description: invoice.status === 'failed' ? (transaction?.gateway_response ?? null) : null,
    authorization: authorizationDetails(world, subscription.authorization_id),
    subscription: {
      status,
      subscription_code,
      email_token: subscription.email_token,
      amount,
      cron_expression,
      next_payment_date,
      open_invoice,
    },
    customer: presentCustomer(getCustomer(world, subscription.customer_id)),
    transaction: transaction
      ? {
          reference: transaction.reference,
          status: transaction.status,
          amount: transaction.amount,
          currency: transaction.currency,
        }
      : {},
    created_at: moment(invoice.created_at),
  }
}
