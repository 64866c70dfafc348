import { addressGone } from '../../../platform/delivery/events.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { notify } from '../notify.ts'

/** Whose mailbox does not exist any more, or whose number refuses texts, is told in the app: nothing is sent there from now on. */
const notifyOwner = listener({
  name: 'notify_owner',
  event: addressGone,
  handle: async (tx, { channel, address, reason }) => {
    const column = channel === 'SMS' ? 'phone' : 'email'
    const owner = await tx.selectFrom('users').select('id').where(column, '=', address).executeTakeFirst()
    if (!owner) return
    const said = channel === 'SMS' ? numberRefuses(address, reason) : mailboxGone(address)
    const key = `address_gone:${address}:${tx.now.toISOString()}`
    await notify(tx, { user_id: owner.id, key, type: 'tenant', priority: 'high', ...said })
  },
})

const mailboxGone = (address: string) => ({
  action_url: '/dashboard/settings',
  title: 'Your e-mail address takes no mail',
  message: `The mail server says that ${address} does not exist. Enter another one in your profile.`,
})

const numberRefuses = (phone: string, reason: string) => ({
  action_url: '/dashboard/settings/notifications',
  title: 'We have stopped SMS to your number',
  message: `${phone} refused two in a row${reason && ` (${reason})`}. If it is on the Do-Not-Disturb list, send ALLOW to 2442. Then press “Send SMS again” in your notification settings. Alarms and sign-in codes are still tried.`,
})

export const addressListeners: AnyListener[] = [notifyOwner]
