import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import { findUserByName, type UserRow } from '../../users/index.ts'
import { makeToken } from '../links/mailed-tokens.ts'

/**
 * Asks for a link that sets a new password, by e-mail address or phone number. Whose it is, is looked up by the job: the
 * call does the same for known and unknown, and takes as long.
 */
export async function requestReset(tx: Tx, name: string): Promise<void> {
  await enqueue(tx, sendReset, { name }, { key: `reset:${name}` })
}

/** The link goes the way the person named: by mail to the address, by text message to the number. */
export const sendReset = defineJob({
  name: 'send_reset',
  payload: z.object({ name: z.string() }),
  urgent: true,
  run: (services, { name }) =>
    services.transaction('system', async (tx) => {
      const user = await findUserByName(tx, name)
      const isPhone = name.startsWith('+')
      if (!user || user.status === 'INACTIVE') return
      const token = await makeToken(tx, {
        user_id: user.id,
        purpose: 'RESET_PASSWORD',
        sent_to: isPhone ? name : (user.email ?? name),
      })
      if (!token) return
      const link = `${services.config.http.publicUrl}/auth/reset-password?token=${token}`
      if (isPhone) await textLink(tx, name, link)
      else await mailLink(tx, user, name, link)
    }),
})

const textLink = (tx: Tx, to: string, link: string) =>
  sendText(tx, {
    to,
    text: `Gida: set a new password here, within an hour: ${link} Did not ask? Do nothing.`,
    links: [link],
    secret: true,
  })

const mailLink = (tx: Tx, user: UserRow, to: string, link: string) =>
  sendMail(tx, {
    to,
    subject: 'Set a new password',
    text: [
      `Hello ${user.full_name},`,
      '',
      'Open this link to set a new password. It is good for one hour, once:',
      link,
      '',
      'If you did not ask for it, do nothing: your password stays as it is.',
    ].join('\n'),
    links: [link],
    secret: true,
  })
