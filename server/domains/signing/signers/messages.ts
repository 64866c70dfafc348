import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { type Attempt, sendIntent } from '../../../platform/delivery/send-intent.ts'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { SignerRow, Signing } from '../requests/request-queries.ts'

type Message = {
  /** One message for each. */
  key: string
  subject: string
  lines: readonly string[]
  text: string
  link?: string
  attachments?: Attempt['attachments']
}

/** Tells a signer by mail, by SMS, or by both, as their sender gave the addresses. */
export async function tellSigner(
  tx: Tx,
  { email, phone, user_id }: Pick<SignerRow, 'email' | 'phone' | 'user_id'>,
  { key, subject, lines, text, link, attachments }: Message,
): Promise<void> {
  const about = { links: link ? [link] : [], secret: link !== undefined }
  const body = [...lines, ...(link ? [link] : [])].join('\n\n')
  const html = [
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(link ? [`<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`] : []),
  ].join('')
  const mail = {
    ...about,
    channel: 'EMAIL' as const,
    recipient: email ?? '',
    subject,
    body,
    html,
    attachments,
  }
  const sms = {
    ...about,
    channel: 'SMS' as const,
    recipient: phone ?? '',
    body: link ? `${text} ${link}` : text,
  }
  await sendIntent(tx, {
    ...{ class: 'statutory', kind: 'signing', key, user_id: user_id ?? undefined },
    attempts: [
      ...(email ? [{ ...mail, key: `${key}:mail` }] : []),
      ...(phone ? [{ ...sms, key: `${key}:text` }] : []),
    ],
  })
}

const until = ({ expires_at }: Signing) => `${formatInstant(expires_at)} (Lagos)`

/** What signers are told, in the words of a letter and of an SMS. */
export const messages = {
  asked: (signing: Signing) => ({
    subject: `Please sign: ${signing.document_name}`,
    lines: [
      `${signing.sender_name} asks you to read and sign “${signing.document_name}”.`,
      ...(signing.message ? [signing.message] : []),
      `Open it by this link until ${until(signing)}. It is for you alone: to read it you need a code that we send you.`,
    ],
    text: `${signing.sender_name} asks you to sign: ${signing.document_name}.`,
  }),
  reminded: (signing: Signing) => ({
    subject: `Still to sign: ${signing.document_name}`,
    lines: [
      `“${signing.document_name}” of ${signing.sender_name} waits for your signature until ${until(signing)}.`,
    ],
    text: `Still to sign, until ${until(signing)}: ${signing.document_name}.`,
  }),
  completed: (signing: Signing) => ({
    subject: `Signed by all: ${signing.document_name}`,
    lines: [
      `All have signed “${signing.document_name}”. Your sealed copy is attached; keep this mail.`,
      'You find it by this link too.',
    ],
    text: `All have signed ${signing.document_name}. Your copy:`,
  }),
  ended: (signing: Signing) => {
    const how = {
      DECLINED: 'was declined',
      EXPIRED: 'was not signed by all in time',
      VOIDED: 'was taken back by its sender',
    }[signing.state as 'DECLINED' | 'EXPIRED' | 'VOIDED']
    const why = signing.reason ? ` The reason: ${signing.reason}` : ''
    return {
      subject: `Not signed: ${signing.document_name}`,
      lines: [`“${signing.document_name}” ${how}. What was signed of it does not bind anybody.${why}`],
      text: `${signing.document_name} ${how} and does not bind you.${why}`,
    }
  },
  code: (signing: Signing, code: string) =>
    `${code} is your code for “${signing.document_name}”. Tell it to nobody, also not to who sent you the paper.`,
} as const
