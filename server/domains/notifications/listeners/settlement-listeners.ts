import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getRemittance, remittanceFailed, remittanceMismatched } from '../../settlements/index.ts'
import { notifyAll } from '../notify.ts'
import { runnersOf } from '../recipients.ts'

const notifyMismatch = listener({
  name: 'notify_managers',
  event: remittanceMismatched,
  handle: (tx, { remittance_id }) =>
    notifyRunners(tx, remittance_id, 'mismatched', 'A transfer to a landlord needs you', (failure) =>
      [failure, 'It is still on its way, and we will check again.'].filter(Boolean).join(' '),
    ),
})

const notifyFailure = listener({
  name: 'notify_managers',
  event: remittanceFailed,
  handle: (tx, { remittance_id }) =>
    notifyRunners(tx, remittance_id, 'failed', 'A transfer to a landlord did not go through', (failure) => {
      const why = (failure ?? 'It failed, or the bank returned it').replace(/\.?$/, '.')
      return `${why} It is owed again: ask them to check their account, then send it again.`
    }),
})

/** Tells those who run the estate the outcome of a remittance, and why. */
async function notifyRunners(
  tx: Tx,
  remittance_id: string,
  what: 'mismatched' | 'failed',
  title: string,
  say: (failure: string | null) => string,
): Promise<void> {
  const remittance = await getRemittance(tx, remittance_id)
  const { landlord_name, amount, failure } = remittance
  const message = `${formatNaira(amount, 'short')} to ${landlord_name}. ${say(failure)}`
  await notifyAll(
    tx,
    (await runnersOf(tx, remittance)).map((user_id) => ({
      user_id,
      key: `remittance:${remittance_id}:${what}`,
      type: 'payment',
      priority: 'high',
      action_url: '/dashboard/payments/remittances',
      title,
      message,
    })),
  )
}

export const settlementListeners: AnyListener[] = [notifyMismatch, notifyFailure]
