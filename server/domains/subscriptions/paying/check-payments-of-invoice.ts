import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import type { Actor } from '../../../platform/access/actor.ts'
import { type Allowance, trySpending } from '../../../platform/allowances/allowance.ts'
import type { Services } from '../../../platform/services.ts'
import { getPlatformInvoice } from '../invoices/invoice-queries.ts'
import { checkInvoicePayment } from './check-invoice-payment.ts'

const questionsAbout = (invoice_id: string): Allowance => ({
  name: 'invoice_question',
  spender: invoice_id,
  most: 5,
  seconds: 60,
})

/** Polls the open attempt at once, for somebody returning from the checkout. */
export async function checkPaymentsOfInvoice(
  services: Services,
  actor: Actor,
  id: string,
): Promise<PlatformInvoiceDetail> {
  const asked = await services.transaction(actor, async (tx) => {
    const { payments } = await getPlatformInvoice(tx, id)
    const open = payments.filter(({ status }) => status === 'PENDING' || status === 'PROCESSING')
    return open.length > 0 && (await trySpending(tx, questionsAbout(id))) === 0 ? open : []
  })
  for (const payment of asked) await checkInvoicePayment(services, { ...payment, invoice_id: id })
  return services.transaction(actor, (tx) => getPlatformInvoice(tx, id))
}
