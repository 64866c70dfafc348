import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { listener } from '../../../platform/jobs/events.ts'
import { getPaymentRow, paymentCompleted } from '../../payments/index.ts'
import { heldForOwner } from '../../settlements/index.ts'
import { isNotified, notify } from '../notify.ts'
import { words } from '../words/to-office.ts'

/** Tells a landlord without a payout account, once a day, how much waits for it. */
export const notifyWaitingPayout = listener({
  name: 'ask_for_payout_account',
  event: paymentCompleted,
  handle: async (tx, { payment_id }) => {
    const { landlord_id, split } = await getPaymentRow(tx, payment_id)
    if (!landlord_id || split !== 'WAITING') return
    const key = `payout_account:${lagosDay(tx.now)}`
    if (await isNotified(tx, landlord_id, key)) return // calculate the sum once a day, not per payment
    const waiting = await sumWaiting(tx, landlord_id)
    if (waiting === 0) return
    await notify(tx, {
      user_id: landlord_id,
      key,
      type: 'payment',
      priority: 'high',
      action_url: '/dashboard/settings/payout',
      ...words.payoutWaits(waiting),
    })
  },
})

/** The sum held for a landlord without a payout account; 0 if there is one. */
async function sumWaiting(tx: Tx, landlord_id: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(held), 0)::bigint as waiting from ${heldForOwner(landlord_id)} h
    where app.subaccount_of(${landlord_id}) is null`.execute(tx)
  return rows[0]?.waiting ?? 0
}
