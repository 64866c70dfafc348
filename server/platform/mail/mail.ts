import type { Transporter } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Outcome } from '../delivery/outcome.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** Our id; a resent mail keeps its Message-ID. */
  id: string
  html?: string
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?: string
  attachments: { name: string; contentType: string; bytes: Uint8Array }[]
  /** Sent as the part that calendar programs respond to. */
  calendar?: CalendarPart | undefined
}
export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; text: string }

export type Mailer = {
  /** False for the local outbox, which stores mails and sends nothing. */
  readonly real: boolean
  send(mail: Mail): Promise<Outcome>
}

/** How long a mail server may take to be reached and to greet, and then to respond; ms. */
const PATIENCE = { connecting: 10_000, responding: 30_000 }

/**
 * SMTP if SMTP_URL is set; otherwise only the outbox at /dev/outbox. The timeouts are short, since a server that does not
 * respond would hold up all workers, and payments with them; parameters of the URL take precedence.
 */
export function makeMailer(config: Config['mail'], { connecting, responding } = PATIENCE): Mailer {
  if (!config.smtpUrl) return { real: false, send: async () => ({ kind: 'accepted', id: null }) }
  const { smtpUrl, from } = config
  let opening: Promise<Transporter> | undefined
  const settings = {
    url: smtpUrl,
    dnsTimeout: connecting,
    connectionTimeout: connecting,
    greetingTimeout: connecting,
    socketTimeout: responding,
  }
  const transport = () =>
    (opening ??= import('nodemailer').then(({ createTransport }) => createTransport(settings, { from })))
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

/** No such mailbox, by enhanced status code. 5.7.x is about the sender and says nothing about the address. */
const GONE =
  /\b5\.1\.(1|6|10)\b|no such (user|mailbox|recipient)|user unknown|mailbox (not found|unavailable)/i

/** Refused because of the sender: the mailbox may well exist. */
const ABOUT_US = /\b5\.7\.\d+\b|\bpolicy\b/i

/** Classifies an SMTP error. Duplicates are dropped by their Message-ID, so a broken connection is retried. */
export function readRefusal(error: unknown): Outcome {
  const words = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  if (code < 500) return { kind: 'again', words, isDown: code === 0 }
  return { kind: 'refused', words, isGone: GONE.test(words) && !ABOUT_US.test(words) }
}
