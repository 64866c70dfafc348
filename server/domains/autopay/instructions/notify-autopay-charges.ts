import { NOTICE_DAYS } from '@gida/contract/domains/autopay/autopay'
import { LARGEST_PAYMENT } from '@gida/contract/domains/payments/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { autopayChargeAnnounced, autopayChargeOverCeiling } from './events.ts'
import { changeAutopayCharge, lockAutopayCharge, pageOfPlanned } from './lock-autopay-charge.ts'

/** Notifies the tenant of each autopay charge at least three days before it, however late it was planned. */
export async function notifyAutopayCharges(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'announce_debits',
    items: pagesOf(services, findUnannounced),
    each: inTransaction(services, (tx, { id }) => notifyAutopayCharge(tx, id)),
  })
}

const findUnannounced = (tx: Tx, after: BatchItem | undefined, limit: number) =>
  pageOfPlanned(tx, after, limit)
    .where('debit.noticed_at', 'is', null)
    .where('debit.charge_on', '<=', addDays(lagosDay(tx.now), NOTICE_DAYS))
    .execute()

async function notifyAutopayCharge(tx: Tx, id: string): Promise<void> {
  const found = await lockAutopayCharge(tx, id)
  if (!found || found.debit.noticed_at) return
  const { debit, instruction, charge } = found
  if (charge.open_amount === 0) return changeAutopayCharge(tx, id, { status: 'PAID_OTHERWISE' })
  if (charge.open_amount > Math.min(instruction.ceiling, LARGEST_PAYMENT)) {
    await changeAutopayCharge(tx, id, { status: 'OVER_CEILING', amount: charge.open_amount })
    return publish(tx, autopayChargeOverCeiling, { autopay_charge_id: id })
  }
  const today = lagosDay(tx.now)
  const soonest = addDays(today, NOTICE_DAYS)
  await changeAutopayCharge(tx, id, {
    amount: charge.open_amount,
    charge_on: debit.charge_on > soonest ? debit.charge_on : soonest,
    noticed_at: tx.now,
  })
  await publish(tx, autopayChargeAnnounced, { autopay_charge_id: id, noticed_on: today })
}
