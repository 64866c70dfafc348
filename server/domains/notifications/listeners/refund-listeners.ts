import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import {
  duplicatePaymentRefunded,
  refundCompleted,
  refundFailed,
  refundNeedsAttention,
} from '../../refunds/index.ts'
import { recipientsOf, runnersOf } from '../recipients.ts'
import { withoutStop, words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'
import { mailTenant, notifyLandlord, tell } from './notify-of-money.ts'

const naira = (kobo: number) => formatNaira(kobo, 'short')

/** Those notified of the payment are told of its refund. */
const notifyCompleted = listener({
  name: 'notify_people',
  event: refundCompleted,
  handle: async (tx, { refund_id }, services) => {
    const refund = await getRefund(tx, refund_id)
    const { tenant_id, payment_id, unit_label, unit_id } = refund
    const { refunded } = await wordsFor(tx, tenant_id)
    const why = withoutStop(refund.reason)
    const said = {
      title: refunded.title(naira(refund.amount)),
      message: refunded.message(unit_label ?? '', why),
    }
    const key = `refund:${refund_id}:completed`
    await tell(tx, [tenant_id], key, linkOf(refund), said)
    if (!payment_id || !unit_label || !unit_id) return
    await mailTenant(tx, services, tenant_id, { payment_id, key, said })
    const people = await recipientsOf(tx, { ...refund, unit_id }, 'payments_read')
    const toOthers = words.refunded({ ...refund, unit_label }, refund.amount, why)
    const others = people.filter(({ user_id }) => user_id !== tenant_id).map(({ user_id }) => user_id)
    await tell(tx, others, key, linkOf(refund), toOthers)
    await notifyLandlord(tx, services, people, { payment_id, key, said: toOthers })
  },
})

const notifyDuplicateRefunded = listener({
  name: 'notify_people',
  event: duplicatePaymentRefunded,
  handle: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    const sum = naira(refund.amount)
    const { paidTwice } = await wordsFor(tx, refund.tenant_id)
    await tell(tx, [refund.tenant_id], `refund:${refund_id}:second`, linkOf(refund), {
      title: paidTwice.title(sum),
      message: paidTwice.message(sum, refund.unit_label ?? '', refund.reason),
    })
    const managers = await runnersOf(tx, refund)
    await tell(tx, managers, `refund:${refund_id}:second`, linkOf(refund), {
      title: 'A tenant paid twice',
      message: `${refund.tenant_name}, ${sum}${forUnit(refund)}. ${refund.reason} The second payment is refunded automatically; there is nothing to do.`,
    })
  },
})

const notifyFailed = listener({
  name: 'notify_people',
  event: refundFailed,
  handle: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    await tell(tx, await runnersOf(tx, refund), `refund:${refund_id}:failed`, linkOf(refund), {
      title: 'A refund did not go through',
      message: `${naira(refund.amount)} to ${refund.tenant_name}${forUnit(refund)}. The refund is undone, and the money is still here.`,
    })
  },
})

/** A task for a person, who has to ask the payer for an account. */
const notifyNeedsAttention = listener({
  name: 'notify_managers',
  event: refundNeedsAttention,
  handle: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    const link = '/dashboard/payments/refunds'
    await tell(tx, await runnersOf(tx, refund), `refund:${refund_id}:attention`, link, {
      title: 'A refund needs a bank account',
      message: `The bank could not reach the account of ${refund.tenant_name}. Ask them for another one, and send ${naira(refund.amount)} there.`,
    })
  },
})

type Refund = Awaited<ReturnType<typeof getRefund>>
const linkOf = ({ payment_id }: Refund) =>
  payment_id ? `/dashboard/payments/${payment_id}` : '/dashboard/payments'
const forUnit = ({ unit_label }: Refund) => (unit_label ? ` for ${unit_label}` : '')

function getRefund(tx: Tx, id: string) {
  return tx
    .selectFrom('refund')
    .innerJoin('users', 'users.id', 'refund.tenant_id')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select(['users.full_name as tenant_name', 'payment.unit_label'])
    .where('refund.id', '=', id)
    .executeTakeFirstOrThrow()
}

export const refundListeners: AnyListener[] = [
  notifyCompleted,
  notifyDuplicateRefunded,
  notifyFailed,
  notifyNeedsAttention,
]
