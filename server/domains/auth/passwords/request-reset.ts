import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import { findUserByName } from '../../users/index.ts'
import { makeToken } from '../links/mailed-tokens.ts'
import { startVerification } from '../links/send-verification.ts'
import type { AccountWords } from '../words/en.ts'
import { wordsFor } from '../words/words.ts'

/**
 * Requests a reset link by e-mail address or phone number. The job looks up the account, so the call takes the same time for known
 * and unknown ones.
 */
export async function requestReset(tx: Tx, name: string): Promise<void> {
  await enqueue(tx, sendReset, { name }, { key: `reset:${name}` })
}

/**
 * Sends the link to the address or number that was given. To a number that may be another person's, nothing; to such an address, the
 * letter that says how to go on.
 */
export const sendReset = defineJob({
  name: 'send_reset',
  payload: z.object({ name: z.string() }),
  urgent: true,
  run: (services, { name }) =>
    services.transaction('system', async (tx) => {
      const user = await findUserByName(tx, name)
      const isPhone = name.startsWith('+')
      if (!user || user.status === 'INACTIVE' || (isPhone && !user.is_phone_trusted)) return
      if (!isPhone && !user.is_email_trusted) return startVerification(tx, user)
      const token = await makeToken(tx, {
        user_id: user.id,
        purpose: 'RESET_PASSWORD',
        sent_to: isPhone ? name : (user.email ?? name),
      })
      if (!token) return
      const link = `${services.config.http.publicUrl}/auth/reset-password?token=${token}`
      const words = await wordsFor(tx, user.id)
      if (isPhone) await textLink(tx, words, name, link)
      else await mailLink(tx, words, { to: name, full_name: user.full_name, link })
    }),
})

const textLink = (tx: Tx, { reset }: AccountWords, to: string, link: string) =>
  sendText(tx, {
    to,
    text: `Gida: ${reset.text} ${link}`,
    links: [link],
    secret: true,
  })

type Mailed = { to: string; full_name: string; link: string }

const mailLink = (tx: Tx, { hello, reset }: AccountWords, { to, full_name, link }: Mailed) =>
  sendMail(tx, {
    to,
    subject: reset.subject,
    text: [hello(full_name), '', reset.open, link, '', reset.notYou].join('\n'),
    links: [link],
    secret: true,
  })
