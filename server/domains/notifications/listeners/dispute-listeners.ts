import { formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { disputeArchived, disputeClosed, disputeOpened } from '../../refunds/index.ts'
import { recipientsOf, runnersOf } from '../recipients.ts'
import { words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'
import { mailTenant, notifyLandlord, tell } from './notify-of-money.ts'

const naira = (kobo: number) => formatNaira(kobo, 'short')

const notifyDisputed = listener({
  name: 'notify_managers',
  event: disputeOpened,
  handle: async (tx, { dispute_id }) => {
    const dispute = await getDispute(tx, dispute_id)
    const left = dispute.due_at
      ? ` ${hoursLeft(dispute.due_at, tx.now)} left, until ${formatInstant(dispute.due_at)}.`
      : ''
    await tell(tx, await runnersOf(tx, dispute), `dispute:${dispute_id}:opened`, disputesPage, {
      title: 'A payment is disputed',
      message: `The bank of ${dispute.tenant_name} asks for ${naira(dispute.amount)} back (${dispute.unit_label}).${left} If you do not answer, it is lost.`,
    })
  },
})

const notifyArchived = listener({
  name: 'notify_managers',
  event: disputeArchived,
  handle: async (tx, { dispute_id }) => {
    const dispute = await getDispute(tx, dispute_id)
    await tell(tx, await runnersOf(tx, dispute), `dispute:${dispute_id}:archived`, disputesPage, {
      title: 'A dispute was closed without a decision',
      message: `${naira(dispute.amount)} from ${dispute.tenant_name}, ${dispute.unit_label}, is held until you say whether the bank took it. Your payouts from the provider show it.`,
    })
  },
})

const notifyEnded = listener({
  name: 'notify_managers',
  event: disputeClosed,
  handle: async (tx, { dispute_id }) => {
    const dispute = await getDispute(tx, dispute_id)
    const of = `${naira(dispute.amount)} from ${dispute.tenant_name}, ${dispute.unit_label}`
    await tell(
      tx,
      await runnersOf(tx, dispute),
      `dispute:${dispute_id}:closed`,
      disputesPage,
      dispute.status === 'WON'
        ? { title: 'A dispute was won', message: `${of}: the payment stands.` }
        : { title: 'A dispute was lost', message: `${of}: the bank took it back, and it is owed again.` },
    )
  },
})

/** Those notified of the payment are told that the money was lost. */
const notifyLost = listener({
  name: 'notify_people',
  event: disputeClosed,
  handle: async (tx, { dispute_id }, services) => {
    const dispute = await getDispute(tx, dispute_id)
    const { payment_id, tenant_id, unit_label } = dispute
    const gone = dispute.taken_amount - dispute.unborne_amount
    if (dispute.status !== 'LOST' || gone === 0) return
    const { takenBack } = await wordsFor(tx, tenant_id)
    const said = { title: takenBack.title, message: takenBack.message(naira(gone), unit_label) }
    const key = `dispute:${dispute_id}:lost`
    await tell(tx, [tenant_id], key, `/dashboard/payments/${payment_id}`, said)
    await mailTenant(tx, services, tenant_id, { payment_id, key, said })
    const people = await recipientsOf(tx, dispute, 'payments_read')
    const toOthers = words.takenBack(dispute, gone)
    const told = new Set([tenant_id, ...(await runnersOf(tx, dispute))]) // these hear how the dispute ended
    const others = people.filter(({ user_id }) => !told.has(user_id)).map(({ user_id }) => user_id)
    await tell(tx, others, key, `/dashboard/payments/${payment_id}`, toOthers)
    await notifyLandlord(tx, services, people, { payment_id, key, said: toOthers })
  },
})

const disputesPage = '/dashboard/payments/refunds'

function hoursLeft(due: Date, now: Date): string {
  const hours = Math.max(0, Math.floor((due.getTime() - now.getTime()) / 3_600_000))
  return hours === 1 ? '1 hour' : `${hours} hours`
}

function getDispute(tx: Tx, id: string) {
  return tx
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.payment_id')
    .selectAll('dispute')
    .select(['payment.tenant_name', 'payment.unit_label'])
    .where('dispute.id', '=', id)
    .executeTakeFirstOrThrow()
}

export const disputeListeners: AnyListener[] = [notifyDisputed, notifyArchived, notifyEnded, notifyLost]
