import { formatPhone } from '@gida/contract/shared/phone'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import { getUser } from '../../users/index.ts'

const Way = z.string().nullable()

/** Tells a person through both accounts that they were merged, and how to sign in. */
export const notifyMerged = defineJob({
  name: 'tell_merged',
  payload: z.object({ merge_id: z.guid(), email: Way, phone: Way }),
  run: (services, { merge_id, email, phone }) =>
    services.transaction('system', async (tx) => {
      const { first_id, second_id } = await tx
        .selectFrom('person_merge')
        .select(['first_id', 'second_id'])
        .where('id', '=', merge_id)
        .executeTakeFirstOrThrow()
      const [first, second] = [await getUser(tx, first_id), await getUser(tx, second_id)]
      const signsIn = first.email ?? (first.phone ? formatPhone(first.phone) : '')
      const text = [
        `Your two accounts at Gida are one now: what was under ${second.full_name} is now under ${first.full_name}.`,
        `Sign in with ${signsIn}${first.email === email || first.phone === phone ? ', and the password of the account that remains' : ''}.`,
        'The other account is closed. None of your leases, payments and messages is lost.',
        'If this is not you, write to support at once.',
      ]
      const mail = { subject: 'Your two accounts at Gida are one now' }
      for (const to of new Set([first.email, email]))
        if (to)
          await sendMail(tx, {
            ...{ ...mail, to, key: `merge:${merge_id}:${to}` },
            text: [`Hello ${first.full_name},`, '', ...text].join('\n'),
          })
      const numbers = new Set([first.email ? null : first.phone, email ? null : phone])
      for (const to of numbers)
        if (to)
          await sendText(tx, {
            ...{ to, key: `merge:${merge_id}:${to}` },
            text: `Gida: your two accounts are one now. Sign in with ${signsIn}. Not you? Tell support at once.`,
          })
    }),
})
