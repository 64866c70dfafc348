import { z } from 'zod'
import { withJitter } from '../../../platform/clock/jitter.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { dueRows, registerOpen } from '../../../platform/pay/open-at-provider.ts'
import { pollDue } from '../../../platform/pay/poll-due.ts'
import {
  ProviderMismatch,
  type ProviderRefund,
  ProviderRefusal,
  ProviderUnknown,
} from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { reviewPayment } from '../../payments/index.ts'
import { bookRefund } from '../book-refund.ts'
import { claimRefund } from './claim-refund.ts'
import { failRefund } from './fail-refund.ts'
import { findProviderRefund } from './find-provider-refund.ts'
import { POLL_AFTER_SILENCE_MS } from './refund-polling-schedule.ts'

/** Asks the provider for a refund that has been promised. */
export const sendRefund = defineJob({
  name: 'send_refund',
  payload: z.object({ refund_id: z.guid() }),
  urgent: true,
  run: (services, { refund_id }) => pollRefund(services, refund_id),
})

/** One waiting job per payment, which handles all of its refunds. */
export const enqueueRefund = (tx: Tx, payment_id: string, refund_id: string): Promise<void> =>
  enqueue(tx, sendRefund, { refund_id }, { key: `refunds:${payment_id}` })

const openRefunds = registerOpen(dueRows('refund', 'payment_id', pollRefundsOf))

/** Polls every open refund that is due. */
export const sweepRefunds = defineJob({
  name: 'sweep_refunds',
  payload: z.object({}),
  urgent: true,
  run: (services) => pollDue(services, openRefunds),
})

export async function pollRefund(services: Services, refund_id: string): Promise<void> {
  const refund = await services.transaction('system', (tx) =>
    tx.selectFrom('refund').select('payment_id').where('id', '=', refund_id).executeTakeFirst(),
  )
  if (refund?.payment_id) await pollRefundsOf(services, refund.payment_id)
}

/**
 * Advances all open refunds of a payment: existing ones at the provider are booked, missing ones requested one by one.
 * The call takes no reference, so each is requested once; after a lost response the provider's list is checked before a
 * repeat.
 */
export async function pollRefundsOf(services: Services, payment_id: string): Promise<void> {
  const payment = await services.transaction('system', (tx) => getPaymentToPoll(tx, payment_id))
  if (payment.open.length === 0) return
  const listed = await unlessUnanswered(services.provider.listRefunds(payment.transaction_id))
  if (listed instanceof Error) return pollLater(services, payment, payment.open, listed)
  for (const refund of payment.open) {
    const next = await services.transaction('system', async (tx) => {
      const theirs = await findProviderRefund(tx, refund.id, listed)
      if (theirs) return bookRefund(tx, refund.id, theirs).then(() => 'booked')
      return (await claimRefund(tx, refund.id, listed)) ? 'ask' : 'wait'
    })
    if (next === 'wait') await pollLater(services, payment, [refund])
    if (next !== 'ask') continue
    const made = await ask(services, payment, refund)
    if (made) listed.push(made)
  }
}

type Payment = Awaited<ReturnType<typeof getPaymentToPoll>>
type OpenRefund = Payment['open'][number]

async function getPaymentToPoll(tx: Tx, payment_id: string) {
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'reference', 'provider_reference'])
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  const open = await tx
    .selectFrom('refund')
    .select(['id', 'amount', 'reason'])
    .where('payment_id', '=', payment_id)
    .where('way', '=', 'PROVIDER')
    .where('status', 'in', ['PENDING', 'PROCESSING'])
    .orderBy('id')
    .execute()
  return { ...payment, transaction_id: payment.provider_reference ?? payment.reference, open }
}

/** Returns the provider's refund if it says that it made one. */
async function ask(services: Services, payment: Payment, refund: OpenRefund): Promise<ProviderRefund | null> {
  const { amount, reason } = refund
  const { reference } = payment
  const asked = await unlessUnanswered(services.provider.createRefund({ reference, amount, reason }))
  if (asked instanceof ProviderRefusal && isNo(asked)) await takeNo(services, payment, refund, asked.message)
  else if (asked instanceof Error) await pollLater(services, payment, [refund], asked)
  else await services.transaction('system', (tx) => bookRefund(tx, refund.id, asked))
  return asked instanceof Error ? null : asked
}

/** A refusal may mean that an earlier request arrived: the refund fails only if the provider has none of ours. */
async function takeNo(services: Services, payment: Payment, refund: OpenRefund, why: string): Promise<void> {
  const listed = await unlessUnanswered(services.provider.listRefunds(payment.transaction_id))
  if (listed instanceof Error) return pollLater(services, payment, [refund], listed)
  await services.transaction('system', async (tx) => {
    const theirs = await findProviderRefund(tx, refund.id, listed)
    if (theirs) await bookRefund(tx, refund.id, theirs)
    else await failRefund(tx, refund.id, why)
  })
}

/** 400, 404 and 422 concern this refund; anything else concerns the call. */
const isNo = ({ status }: ProviderRefusal) => status === 400 || status === 404 || status === 422

/** State unknown: poll again soon. An answer about something else is flagged for review. */
function pollLater(
  services: Services,
  payment: Payment,
  refunds: readonly OpenRefund[],
  why?: Error,
): Promise<void> {
  const ids = refunds.map(({ id }) => id)
  return services.transaction('system', async (tx) => {
    await tx
      .updateTable('refund')
      .set({
        next_check_at: new Date(tx.now.getTime() + withJitter(POLL_AFTER_SILENCE_MS, services.random)),
        last_checked_at: tx.now,
      })
      .where('id', 'in', ids)
      .where('next_check_at', 'is not', null)
      .execute()
    if (why instanceof ProviderMismatch) await reviewPayment(tx, payment.id, why)
  })
}

/** The answer, or why there is no reliable one. */
function unlessUnanswered<T>(answer: Promise<T>): Promise<T | ProviderUnknown | ProviderRefusal> {
  return answer.catch((error: unknown) => {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) return error
    throw error
  })
}
