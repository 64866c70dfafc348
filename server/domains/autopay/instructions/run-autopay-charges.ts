import { NOTICE_DAYS } from '@gida/contract/domains/autopay/autopay'
import { LARGEST_PAYMENT, SMALLEST_PAYMENT } from '@gida/contract/domains/payments/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { type BatchItem, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { beginMethodPayment } from '../payment-methods/begin-method-payment.ts'
import { chargeMethod } from '../payment-methods/charge-method.ts'
import { methods } from '../payment-methods/method-queries.ts'
import { stateOf } from '../payment-methods/present-method.ts'
import { autopayChargeOverCeiling } from './events.ts'
import { changeAutopayCharge, lockAutopayCharge, pageOfPlanned } from './lock-autopay-charge.ts'
import { stopInstruction } from './stop-instruction.ts'

/** Charges what is due: each attempt is recorded with its reference and committed before the provider is called. */
export async function runAutopayCharges(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'run_debits',
    items: pagesOf(services, findDue),
    each: ({ id }) => runDebit(services, id),
  })
}

const findDue = (tx: Tx, after: BatchItem | undefined, limit: number) =>
  pageOfPlanned(tx, after, limit)
    .where('debit.noticed_at', 'is not', null)
    .where('debit.charge_on', '<=', lagosDay(tx.now))
    .execute()

async function runDebit(services: Services, id: string): Promise<boolean> {
  const payment_id = await services.transaction('system', (tx) => beginDebit(tx, id))
  if (!payment_id) return false
  await chargeMethod(services, payment_id).catch((error) =>
    services.log.warn({ error, payment_id }, 'a debit waits for the sweep'),
  )
  return true
}

/** Records the next attempt; null if nothing is to be charged now. */
async function beginDebit(tx: Tx, id: string): Promise<string | null> {
  const found = await lockAutopayCharge(tx, id)
  if (!found?.debit.noticed_at) return null
  const { instruction, debit, charge } = found
  // Nothing was charged on the announced day, for example because the estate was suspended: announce it again.
  if (debit.charge_on < addDays(lagosDay(tx.now), -NOTICE_DAYS))
    return leave(changeAutopayCharge(tx, id, { noticed_at: null }))
  const amount = Math.min(charge.open_amount, debit.amount)
  if (amount < SMALLEST_PAYMENT) return leave(changeAutopayCharge(tx, id, { status: 'PAID_OTHERWISE' }))
  if (amount > Math.min(instruction.ceiling, LARGEST_PAYMENT)) {
    await changeAutopayCharge(tx, id, { status: 'OVER_CEILING' })
    return leave(publish(tx, autopayChargeOverCeiling, { autopay_charge_id: id }))
  }
  const unfit = await whyUnfit(tx, instruction.method_id)
  if (unfit) return leave(stopInstruction(tx, instruction.id, unfit))
  if (await isBeingPaid(tx, charge.id)) return null // checked again by the next run

  const tried = await triesOf(tx, id)
  const payment = await beginMethodPayment(
    tx,
    { user_id: instruction.tenant_id, role: 'TENANT' },
    {
      amount,
      transaction_type: charge.transaction_type,
      property_unit_id: charge.unit_id,
      charge_ids: [charge.id],
      method_id: instruction.method_id,
    },
    tried[0]?.payment_id,
  )
  const attempt = (tried.at(-1)?.attempt ?? 0) + 1
  await tx
    .insertInto('autopay_attempt')
    .values({ autopay_charge_id: id, attempt, payment_id: payment.id })
    .execute()
  await changeAutopayCharge(tx, id, { status: 'UNDER_WAY' })
  return payment.id
}

const leave = (done: Promise<void>): Promise<null> => done.then(() => null)

async function whyUnfit(tx: Tx, method_id: string) {
  const method = await methods(tx).where('id', '=', method_id).executeTakeFirst()
  if (!method) return 'CARD_REMOVED'
  const state = stateOf(method, lagosDay(tx.now))
  if (state === 'EXPIRED') return 'CARD_EXPIRED'
  return state === 'RESTS' ? 'CARD_DECLINED' : null
}

/** Another payment for the charge is in progress; a second one would collect twice. */
async function isBeingPaid(tx: Tx, charge_id: string): Promise<boolean> {
  return exists(
    tx
      .selectFrom('allocation')
      .innerJoin('payment', 'payment.id', 'allocation.payment_id')
      .select('payment.id')
      .where('allocation.charge_id', '=', charge_id)
      .where('payment.status', 'in', ['PENDING', 'PROCESSING']),
  )
}

/** Earlier attempts for the same charge, oldest first: if two are paid, the second is refunded. */
const triesOf = (tx: Tx, autopay_charge_id: string) =>
  tx
    .selectFrom('autopay_attempt')
    .select(['attempt', 'payment_id'])
    .where('autopay_charge_id', '=', autopay_charge_id)
    .orderBy('attempt')
    .execute()
