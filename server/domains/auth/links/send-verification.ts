import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import { findUserByName, type UserRow } from '../../users/index.ts'
import { wordsFor } from '../words/words.ts'
import { makeToken } from './mailed-tokens.ts'

/**
 * Mails the verification link for a person's address, unless it is verified or missing. Where the number is verified, the reader may
 * be somebody else, who is told no name.
 */
export async function startVerification(tx: Tx, user: Pick<UserRow, 'email'>): Promise<void> {
  if (user.email) await requestVerification(tx, user.email)
}

/** Requests that mail by address alone. The job looks up the account, so the call takes the same time for known and unknown addresses. */
export async function requestVerification(tx: Tx, email: string): Promise<void> {
  await enqueue(tx, sendVerification, { email }, { key: `verification:${email}` })
}

export const sendVerification = defineJob({
  name: 'send_verification',
  payload: z.object({ email: z.string() }),
  urgent: true,
  run: (services, { email }) =>
    services.transaction('system', async (tx) => {
      const user = await findUserByName(tx, email)
      if (!user?.email || user.email_verified_at || user.status === 'INACTIVE') return
      const token = await makeToken(tx, {
        user_id: user.id,
        purpose: 'VERIFY_EMAIL',
        sent_to: user.email,
      })
      if (!token) return
      const link = `${services.config.http.publicUrl}/auth/verify-email?token=${token}`
      const { hello, verify } = await wordsFor(tx, user.id)
      await sendMail(tx, {
        to: user.email,
        subject: verify.subject,
        text: (user.is_email_trusted
          ? [hello(user.full_name), '', verify.open, link, '', verify.notYou]
          : [verify.typed, link, '', verify.byNumber]
        ).join('\n'),
        links: [link],
        secret: true,
      })
    }),
})
