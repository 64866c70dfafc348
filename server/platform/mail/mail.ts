import type { Transporter } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Outcome } from '../delivery/outcome.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** Ours: the same mail sent again has the same Message-ID. */
  id: string
  html?: string
  /** The address that stops mails like this with one POST (RFC 8058). */
  unsubscribe?: string
  attachments: { name: string; contentType: string; bytes: Uint8Array }[]
  /** Goes as the part that calendar programs answer to. */
  calendar?: CalendarPart | undefined
}
export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; text: string }

export type Mailer = {
  /** False for the local outbox, which keeps what it is given and sends nothing. */
  readonly real: boolean
  send(mail: Mail): Promise<Outcome>
}

/** SMTP where SMTP_URL is set; else the outbox alone, readable at /dev/outbox. */
export function makeMailer(config: Config['mail']): Mailer {
  if (!config.smtpUrl) return { real: false, send: async () => ({ kind: 'accepted', id: null }) }
  const { smtpUrl, from } = config
  let opening: Promise<Transporter> | undefined
  const transport = () =>
    (opening ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl, { from })))
  const host = /@([^>\s]+)/.exec(config.from)?.[1] ?? 'gida.ng'
  return {
    real: true,
    send: async ({ attachments, calendar, id, unsubscribe, ...mail }) => {
      try {
        const { messageId } = await (await transport()).sendMail({
          ...mail,
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          ...(calendar && {
            icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' },
          }),
          attachments: attachments.map((file) => ({
            filename: file.name,
            contentType: file.contentType,
            content: Buffer.from(file.bytes),
          })),
        })
        return { kind: 'accepted', id: messageId }
      } catch (error) {
        return readRefusal(error)
      }
    },
  }
}

/** No such mailbox, by the extended code; 5.7.x is about us, and says nothing of the address. */
const GONE =
  /\b5\.1\.(1|6|10)\b|no such (user|mailbox|recipient)|user unknown|mailbox (not found|unavailable)/i

/** Refused for who sends it: the mailbox may well be there, whatever else is said of it. */
const ABOUT_US = /\b5\.7\.\d+\b|\bpolicy\b/i

/** What a mail server's answer means: of a mail that came twice one is thrown away by its Message-ID, so a broken line is tried again. */
export function readRefusal(error: unknown): Outcome {
  const words = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  if (code < 500) return { kind: 'again', words, isDown: code === 0 }
  return { kind: 'refused', words, isGone: GONE.test(words) && !ABOUT_US.test(words) }
}
