import { type Business, businessTime } from '../businesses/business.ts'
import { invalid } from '../http/wire-error.ts'
import { dividePayment, feesSplit, type Terms } from '../money/divide-payment.ts'
import { feeFor } from '../money/fee.ts'
import { subscribePayer } from '../plans/subscribe.ts'
import { settlementMoment } from '../settlements/settlement-moment.ts'
import { shareAmong } from '../splits/share-among.ts'
import { splitById } from '../splits/split.ts'
import type { Value } from '../store/database.ts'
import { subaccountById } from '../subaccounts/subaccount.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import { extendLog, type LogEntry, readLog } from './payment-log.ts'
import { presentForWebhook } from './present-transaction.ts'
import { getByReference, type Transaction } from './transaction.ts'

export type Payment = {
  amount: number
  channel: string
  authorizationId: number
  gatewayResponse?: string
  ipAddress?: string
}

/** Books the money. What is paid stays paid: a second success changes nothing and announces nothing. */
export function recordSuccess(world: World, business: Business, reference: string, payment: Payment) {
  return world.db.transaction(() => {
    const before = getByReference(world, business, reference)
    if (before.status === 'success' || before.status === 'reversed') return undefined
    const now = businessTime(world, business)
    const entry = { type: 'success', message: `Successfully paid with ${payment.channel}` } as const
    world.db.update('transactions', before.id, {
      status: 'success',
      amount: payment.amount,
      channel: payment.channel,
      authorization_id: payment.authorizationId,
      gateway_response: payment.gatewayResponse ?? 'Successful',
      message: null,
      ip_address: payment.ipAddress ?? before.ip_address ?? '127.0.0.1',
      paid_at: now,
      step: null,
      log: JSON.stringify(extendLog(withAttempt(before, payment.channel, now), entry, now)),
      settles_at: settlementMoment(now),
      ...shares(world, before, payment),
    })
    const paid = getByReference(world, business, reference)
    subscribePayer(world, business, paid)
    return queueDelivery(world, business, 'charge.success', reference, presentForWebhook(world, paid))
  })
}

/** A try that did not go through. The page stays open, and nothing is announced. */
export function recordFailure(
  world: World,
  business: Business,
  reference: string,
  channel: string,
  reason: string,
) {
  change(world, business, reference, (before, now) => {
    const log = extendLog(withAttempt(before, channel, now), { type: 'error', message: reason }, now)
    return { status: 'failed', channel, gateway_response: reason, step: null, log: JSON.stringify(log) }
  })
}

/** The payer left. A later attempt on the same page may still succeed. */
export function recordAbandonment(world: World, business: Business, reference: string) {
  change(world, business, reference, () => ({
    status: 'abandoned',
    gateway_response: 'The transaction was not completed',
    step: null,
  }))
}

/** The bank takes its time. The outcome is learnt later. */
export function recordPending(world: World, business: Business, reference: string, channel: string) {
  change(world, business, reference, (before, now) => {
    const log = JSON.stringify(withAttempt(before, channel, now))
    return { status: 'pending', channel, gateway_response: 'Transaction in progress', step: null, log }
  })
}

/** The payer is being asked for something more; `step` says what. */
export function recordStep(
  world: World,
  business: Business,
  reference: string,
  channel: string,
  step: object,
) {
  change(world, business, reference, (before, now) => {
    const log = JSON.stringify(withAttempt(before, channel, now))
    return { status: 'ongoing', channel, step: JSON.stringify(step), log }
  })
}

function change(
  world: World,
  business: Business,
  reference: string,
  fieldsFor: (before: Transaction, now: number) => Record<string, Value>,
) {
  world.db.transaction(() => {
    const before = getByReference(world, business, reference)
    if (before.status === 'success' || before.status === 'reversed') {
      throw invalid('Transaction has already been paid', 'transaction_paid')
    }
    world.db.update('transactions', before.id, fieldsFor(before, businessTime(world, business)))
  })
}

/** Every attempt stands in the log once, however many questions it takes or none. */
function withAttempt(transaction: Transaction, channel: string, now: number) {
  const log = readLog(transaction)
  const isUnderWay = transaction.status === 'ongoing' && transaction.channel === channel
  return isUnderWay ? log : extendLog(log, attemptWith(channel), now)
}

const attemptWith = (channel: string): LogEntry => ({
  type: 'action',
  message: `Attempted to pay with ${channel}`,
})

function shares(world: World, transaction: Transaction, { amount, channel }: Payment): Record<string, Value> {
  const fees = feeFor(amount, channel)
  const split = splitById(world, transaction.split_id)
  if (split) return shareAmong(world, transaction, split, amount, fees)
  const subaccount = subaccountById(world, transaction.subaccount_id)
  if (!subaccount) return { fees, main_gross: amount, main_fee: fees }
  const terms: Terms = {
    bearer: transaction.bearer,
    transactionCharge: transaction.transaction_charge,
    percentageCharge: subaccount.percentage_charge,
  }
  const division = dividePayment(amount, fees, terms)
  return {
    fees,
    fees_split: JSON.stringify(feesSplit(fees, division, terms)),
    main_gross: division.main.gross,
    main_fee: division.main.fee,
    subaccount_gross: division.subaccount.gross,
    subaccount_fee: division.subaccount.fee,
  }
}
