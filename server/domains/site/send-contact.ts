import { z } from 'zod'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'
import { isFullOfLinks } from '../../platform/http/pages/links-in.ts'
import { sendMail } from '../../platform/mail/outbox.ts'
import { sha256Hex } from '../../platform/sha256.ts'

export type ContactMessage = { name: string; email: string; message: string }
export type ContactFault = 'name' | 'email' | 'message' | 'links'

const HOUR_SECONDS = 3600

/** The first fault of a message, if any. */
export function faultOf({ name, email, message }: ContactMessage): ContactFault | undefined {
  if (name.length < 2 || name.length > 120 || /[\r\n]/.test(name)) return 'name'
  if (!z.email().max(254).safeParse(email).success) return 'email'
  if (message.length < 10 || message.length > 3_000) return 'message'
  if (isFullOfLinks(message)) return 'links'
}

/**
 * Mails a message to the operators. Limited to three per hour from one address and sixty in total (429); a repeated message is sent
 * once.
 */
export async function sendContact(
  tx: Tx,
  { name, email, message }: ContactMessage,
  { ip, to }: { ip: string; to: string },
): Promise<void> {
  await spendAllowance(tx, [
    { name: 'contact', spender: ip, most: 3, seconds: HOUR_SECONDS },
    { name: 'contact', spender: 'all', most: 60, seconds: HOUR_SECONDS },
  ])
  await sendMail(tx, {
    to,
    subject: `A message from ${name}`,
    text: `${name} wrote to us. Answer at ${email}:\n\n${message}`,
    key: `contact:${sha256Hex(email, message)}`,
    class: 'receipt',
  })
}
