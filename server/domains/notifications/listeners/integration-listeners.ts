import { formatInstant } from '@gida/contract/shared/dates'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import { getEndpoint, getKey, keyMade, webhookSwitchedOff } from '../../integrations/index.ts'
import { getUser } from '../../users/index.ts'
import { notify, notifyAll } from '../notify.ts'
import { managersOf } from '../recipients.ts'

const WHY = {
  BY_HAND: 'It was switched off by hand.',
  GONE: 'It answered that it is gone. Check its log, then switch it on again.',
  FAILING: 'It did not answer properly for five days. Check its log, then switch it on again.',
  LEFT: 'Whoever added it no longer manages the estate. Switch it on again if the address is yours.',
}

const notifySwitchedOff = listener({
  name: 'notify_managers',
  event: webhookSwitchedOff,
  handle: async (tx, { endpoint_id, at }) => {
    const { url, estate, off_reason } = await getEndpoint(tx, endpoint_id)
    const why = WHY[off_reason ?? 'FAILING']
    const managers = await managersOf(tx, estate.id)
    await notifyAll(
      tx,
      managers.map((user_id) => ({
        user_id,
        key: `webhook:${endpoint_id}:${at}`,
        type: 'alert',
        action_url: '/dashboard/settings/developers',
        title: 'A webhook was switched off',
        message: `${new URL(url).host} for ${estate.name}: ${why}`,
      })),
    )
  },
})

const TEXT = 'An API key was made in your name. Not you? Revoke it in Settings, then set a new password.'

/** A key stays valid after its session ends and after a password change, so its owner is told of each one created in their name. */
const notifyKeyMade = listener({
  name: 'notify_key_owner',
  event: keyMade,
  handle: async (tx, { key_id }, { config }) => {
    const { name, owner, estates, created_at } = await getKey(tx, key_id)
    const action_url = '/dashboard/settings/developers'
    const title = 'An API key was created in your name'
    const places = estates.map((estate) => estate.name).join(', ')
    const message = `On ${formatInstant(new Date(created_at))}, Lagos time, “${name}” was created for ${places}. Whoever holds it can act as you until it is revoked, even after you set a new password. Not you? Revoke it at once, then set a new password.`
    const key = `api_key:${key_id}`
    await notify(tx, { user_id: owner.id, key, type: 'alert', priority: 'high', action_url, title, message })
    const { id: user_id, email, phone } = await getUser(tx, owner.id)
    const text = `${message}\n\n${config.http.publicUrl}${action_url}`
    if (email) await sendMail(tx, { to: email, user_id, subject: title, text, key: `${key}:mail` })
    else if (phone) await sendText(tx, { to: phone, user_id, text: `Gida: ${TEXT}`, key: `${key}:text` })
  },
})

export const integrationListeners: AnyListener[] = [notifySwitchedOff, notifyKeyMade]
