import { addressGone } from '../../../platform/delivery/events.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { notify } from '../notify.ts'
import { wordsFor } from '../words/words.ts'

/** Tells a person in the app that their mailbox or number no longer accepts messages, so none are sent there. */
const notifyOwner = listener({
  name: 'notify_owner',
  event: addressGone,
  handle: async (tx, { channel, address, reason }) => {
    const column = channel === 'SMS' ? 'phone' : 'email'
    const owner = await tx.selectFrom('users').select('id').where(column, '=', address).executeTakeFirst()
    if (!owner) return
    const words = (await wordsFor(tx, owner.id)).address
    const said =
      channel === 'SMS'
        ? {
            title: words.smsTitle,
            message: words.sms(address, reason),
            action_url: '/dashboard/settings/notifications',
          }
        : { title: words.mailTitle, message: words.mail(address), action_url: '/dashboard/settings' }
    const key = `address_gone:${address}:${tx.now.toISOString()}`
    await notify(tx, { user_id: owner.id, key, type: 'tenant', priority: 'high', ...said })
  },
})

export const addressListeners: AnyListener[] = [notifyOwner]
