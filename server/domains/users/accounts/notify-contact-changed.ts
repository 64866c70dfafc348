import { formatInstant } from '@gida/contract/shared/dates'
import { formatPhone } from '@gida/contract/shared/phone'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import { getUser } from '../user-row.ts'

const Ways = z.object({ email: z.string().nullable(), phone: z.string().nullable() })

/** Tells a person through their former addresses, since an intruder may have changed them. */
export const notifyContactChanged = defineJob({
  name: 'notify_contact_changed',
  payload: z.object({ user_id: z.guid(), before: Ways, after: Ways, at: z.iso.datetime() }),
  run: (services, { user_id, before, after, at }) =>
    services.transaction('system', async (tx) => {
      const { full_name } = await getUser(tx, user_id)
      const changed = [
        ...(before.email !== after.email ? [`Your e-mail address is now ${after.email ?? 'removed'}.`] : []),
        ...(before.phone !== after.phone
          ? [`Your phone number is now ${after.phone ? formatPhone(after.phone) : 'removed'}.`]
          : []),
      ]
      const key = `contact:${user_id}:${at}`
      if (before.email) {
        await sendMail(tx, {
          to: before.email,
          subject: 'The way you sign in to Gida has changed',
          text: [
            `Hello ${full_name},`,
            '',
            `${changed.join(' ')} It was changed on ${formatInstant(at)}, Lagos time.`,
            '',
            'If this was not you, sign in and change your password at once. If you cannot, tell your estate manager or support.',
          ].join('\n'),
          key: `${key}:mail`,
        })
      } else if (before.phone) {
        const text = `Gida: ${changed.join(' ')} Not you? Tell your estate manager at once.`
        await sendText(tx, { to: before.phone, text, key: `${key}:text` })
      }
    }),
})
