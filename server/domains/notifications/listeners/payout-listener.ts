import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { listener } from '../../../platform/jobs/events.ts'
import { getPaymentRow, paymentCompleted } from '../../payments/index.ts'
import { heldForOwner } from '../../settlements/index.ts'
import { isNotified, notify } from '../notify.ts'
import { words } from '../words/to-office.ts'

/** A landlord whose share waits for a payout account is notified once a day, with the sum. */
export const notifyWaitingPayout = listener({
  name: 'ask_for_payout_account',
  event: paymentCompleted,
  handle: async (tx, { payment_id }) => {
    const { landlord_id, split } = await getPaymentRow(tx, payment_id)
    if (!landlord_id || split !== 'WAITING') return
    const key = `payout_account:${lagosDay(tx.now)}`
    if (await isNotified(tx, landlord_id, key)) return // the sum is made once a day, not for every payment
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

/** What is held for a landlord who has no account; nothing for one who has. */
async function sumWaiting(tx: Tx, landlord_id: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(held), 0)::bigint as waiting from ${heldForOwner(landlord_id)} h
    where app.subaccount_of(${landlord_id}) is null`.execute(tx)
  return rows[0]?.waiting ?? 0
}
