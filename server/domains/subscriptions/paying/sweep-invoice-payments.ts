import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { dueRows, registerOpen } from '../../../platform/pay/open-at-provider.ts'
import { pollDue } from '../../../platform/pay/poll-due.ts'
import type { Services } from '../../../platform/services.ts'
import { checkInvoicePayment } from './check-invoice-payment.ts'

const open = registerOpen(dueRows('platform_invoice_payment', 'id', ask))

async function ask(services: Services, id: string): Promise<void> {
  const payment = await services.transaction('system', (tx) =>
    tx
      .selectFrom('platform_invoice_payment')
      .select(['id', 'invoice_id', 'reference'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  await checkInvoicePayment(services, payment)
}

/** Polls all invoice payments that are due, so that nothing depends on webhooks. */
export const sweepInvoicePayments = defineJob({
  name: 'sweep_invoice_payments',
  payload: z.object({}),
  urgent: true,
  run: (services) => pollDue(services, open),
})
