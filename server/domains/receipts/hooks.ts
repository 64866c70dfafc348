import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { paymentBooked } from '../payments/index.ts'
import { deliverReceipt } from './deliver-receipt.ts'
import { issueReceipt } from './issue-receipt.ts'

/** Issues the receipt in the transaction that books the money: never one without the other. */
const receiptOfPayment = atHook(paymentBooked, async ({ tx, payment_id, recorded_by }) => {
  const receipt_id = await issueReceipt(tx, payment_id, recorded_by)
  await enqueue(tx, deliverReceipt, { receipt_id })
})

export const receiptHooks: HookPart[] = [receiptOfPayment]
