import { addressGone } from '../../../platform/delivery/events.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { notify } from '../notify.ts'

/** Whose mailbox does not exist any more is told in the app: nothing is sent there from now on. */
const notifyOwner = listener({
  name: 'notify_owner',
  event: addressGone,
  handle: async (tx, { channel, address }) => {
    if (channel !== 'EMAIL') return
    const owner = await tx.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst()
    if (!owner) return
    await notify(tx, {
      ...{ user_id: owner.id, key: `address_gone:${address}`, type: 'tenant', priority: 'high' },
      action_url: '/dashboard/settings',
      title: 'Your e-mail address takes no mail',
      message: `The mail server says that ${address} does not exist. Enter another one in your profile.`,
    })
  },
})

export const addressListeners: AnyListener[] = [notifyOwner]
