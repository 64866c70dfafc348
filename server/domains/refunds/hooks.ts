import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { paymentBooked, providerEventReceived } from '../payments/index.ts'
import { readDisputes } from './disputes/read-disputes.ts'
import { pollRefundsOf } from './provider/poll-refund.ts'
import { reviewForeignRefunds } from './provider/review-foreign-refunds.ts'
import { refundDuplicatePayment } from './refund-duplicate-payment.ts'

const refundOfSecondPayment = atHook(paymentBooked, async ({ tx, payment_id, already_paid }) => {
  if (already_paid) await refundDuplicatePayment(tx, payment_id, already_paid)
})

const eventsOfRefunds = atHook(providerEventReceived, async ({ services, event, payment_id }) => {
  if (event.startsWith('refund.') && payment_id) {
    await pollRefundsOf(services, payment_id)
    await reviewForeignRefunds(services, payment_id)
  }
  if (event.startsWith('charge.dispute.')) await readDisputes.run(services, {})
})

export const refundHooks: HookPart[] = [refundOfSecondPayment, eventsOfRefunds]
