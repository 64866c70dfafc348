import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { NoAnswer } from '../../platform/errors/no-answer.ts'
import { atHook } from '../../platform/hooks/hook.ts'
import { providerEventReceived } from '../payments/index.ts'
import { otherDisputeRead } from '../refunds/index.ts'
import { missingLookedFor, settlementRead, settlementReported } from '../settlements/index.ts'
import { checkInvoicePayment } from './paying/check-invoice-payment.ts'
import { findMissingInvoiceMoney } from './paying/find-missing.ts'
import { settleOwnLines } from './paying/settle-invoice-payment.ts'
import { offerDeductions } from './reversals/offer-deductions.ts'
import { readInvoiceRefunds, readRefundsOf } from './reversals/read-invoice-refunds.ts'
import { recordInvoiceDispute } from './reversals/record-dispute.ts'

const paymentsBy = (tx: Tx, references: readonly string[]) =>
  tx
    .selectFrom('platform_invoice_payment')
    .select(['id', 'invoice_id', 'reference', 'status', 'fees'])
    .where(sql<boolean>`reference = any (${references}::text[])`)
    .orderBy('id')
    .execute()

export const subscriptionHooks = [
  atHook(providerEventReceived, async ({ services, event, payment_id, reference }) => {
    const isOfRefund = event.startsWith('refund.')
    const isOfPayment = event.startsWith('charge.') && !event.startsWith('charge.dispute.')
    if (payment_id || !(isOfRefund || isOfPayment)) return
    const [payment] = await services.transaction('system', (tx) => paymentsBy(tx, [reference]))
    if (!payment) return
    const isAnswered = isOfRefund
      ? await readRefundsOf(services, payment.id)
      : await checkInvoicePayment(services, payment)
    if (!isAnswered) throw new NoAnswer('The provider gave no answer about an event of its own.')
  }),

  atHook(otherDisputeRead, ({ tx, dispute }) => recordInvoiceDispute(tx, dispute)),

  atHook(settlementRead, async ({ services, settlement, references }) => {
    const own = await services.transaction('system', (tx) => paymentsBy(tx, references))
    for (const payment of own)
      if (payment.status !== 'COMPLETED' || payment.fees === null)
        await checkInvoicePayment(services, payment)
    if (settlement.deductions > 0) await readInvoiceRefunds.run(services, {})
  }),

  atHook(missingLookedFor, ({ services, to }) => findMissingInvoiceMoney(services, to)),

  atHook(settlementReported, async (reported) => {
    await settleOwnLines(reported)
    await offerDeductions(reported)
  }),
]
