import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  attachments: { name: string; contentType: string; bytes: Uint8Array }[]
  /** Goes as the part that calendar programs answer to. */
  calendar?: CalendarPart | undefined
}
export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; text: string }

export type Mailer = {
  /** False for the local outbox, which keeps what it is given and sends nothing. */
  readonly real: boolean
  send(mail: Mail): Promise<void>
}

/** SMTP where SMTP_URL is set; else the outbox alone, readable at /dev/outbox. */
export function makeMailer(config: Config['mail']): Mailer {
  if (!config.smtpUrl) return { real: false, send: async () => {} }
  const transport = createTransport(config.smtpUrl, { from: config.from })
  return {
    real: true,
    send: async ({ attachments, calendar, ...mail }) => {
      await transport.sendMail({
        ...mail,
        ...(calendar && {
          icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' },
        }),
        attachments: attachments.map((file) => ({
          filename: file.name,
          contentType: file.contentType,
          content: Buffer.from(file.bytes),
        })),
      })
    },
  }
}
