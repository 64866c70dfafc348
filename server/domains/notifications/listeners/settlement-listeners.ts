import { formatNaira } from '@gida/contract/shared/money'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getRemittance, remittanceFailed, remittanceMismatched } from '../../settlements/index.ts'
import { notifyAll } from '../notify.ts'
import { managersOf } from '../recipients.ts'

const notifyMismatch = listener({
  name: 'notify_managers',
  event: remittanceMismatched,
  handle: async (tx, { remittance_id }) => {
    const { estate_id, landlord_name, amount, failure } = await getRemittance(tx, remittance_id)
    const managers = await managersOf(tx, estate_id)
    await notifyAll(
      tx,
      managers.map((user_id) => ({
        user_id,
        key: `remittance:${remittance_id}:mismatched`,
        type: 'payment',
        priority: 'high',
        action_url: '/dashboard/payments/remittances',
        title: 'A transfer to an owner needs you',
        message: `${formatNaira(amount, 'short')} to ${landlord_name}. ${failure ?? ''} It stays on its way, and we ask again.`,
      })),
    )
  },
})

const notifyFailure = listener({
  name: 'notify_managers',
  event: remittanceFailed,
  handle: async (tx, { remittance_id }) => {
    const { estate_id, landlord_name, amount, failure } = await getRemittance(tx, remittance_id)
    const managers = await managersOf(tx, estate_id)
    await notifyAll(
      tx,
      managers.map((user_id) => ({
        user_id,
        key: `remittance:${remittance_id}:failed`,
        type: 'payment',
        priority: 'high',
        action_url: '/dashboard/payments/remittances',
        title: 'A transfer to a landlord did not go through',
        message: `${formatNaira(amount, 'short')} to ${landlord_name}. ${(failure ?? 'It failed, or the bank gave it back').replace(/\.?$/, '.')} It is owed again: have them check their account, then send it again.`,
      })),
    )
  },
})

export const settlementListeners: AnyListener[] = [notifyMismatch, notifyFailure]
