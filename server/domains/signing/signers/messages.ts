import { formatInstant, lastMinute } from '@gida/contract/shared/dates'
import type { Language } from '@gida/contract/shared/language'
import type { Tx } from '../../../platform/db/db.ts'
import { languageOf } from '../../../platform/delivery/languages-of.ts'
import { type Attempt, sendIntent } from '../../../platform/delivery/send-intent.ts'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { SignerRow, Signing } from '../requests/request-queries.ts'
import type { SigningWords } from '../words/en.ts'
import { signingWords } from '../words/words.ts'

type Message = {
  /** Deduplication key of the message. */
  key: string
  subject: string
  lines: readonly string[]
  text: string
  link?: string
  attachments?: Attempt['attachments']
}

/** Sends a signer a mail, an SMS or both, depending on the addresses given. */
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

type SignerWords = SigningWords & { language: Language }

/** The texts in the language of the signer's account, and that language for dates. */
export const wordsFor = async (tx: Tx, { user_id }: Pick<SignerRow, 'user_id'>): Promise<SignerWords> => {
  const language = await languageOf(tx, user_id)
  return { ...signingWords[language], language }
}

const until = ({ expires_at }: Signing, { until, language }: SignerWords) =>
  until(formatInstant(lastMinute(expires_at), language))

/** Messages to signers, as mail and as SMS. */
export const messages = {
  asked: (signing: Signing, words: SignerWords) => {
    const { document_name, sender_name, message } = signing
    const { subject, line, how, text } = words.asked
    return {
      subject: subject(document_name),
      lines: [line(sender_name, document_name), ...(message ? [message] : []), how(until(signing, words))],
      text: text(sender_name, document_name),
    }
  },
  reminded: (signing: Signing, words: SignerWords) => {
    const { document_name, sender_name } = signing
    const { subject, line, text } = words.reminded
    const end = until(signing, words)
    return {
      subject: subject(document_name),
      lines: [line(sender_name, document_name, end)],
      text: text(document_name, end),
    }
  },
  extended: (signing: Signing, words: SignerWords) => {
    const { document_name, sender_name } = signing
    const { subject, line, text } = words.extended
    const end = until(signing, words)
    return {
      subject: subject(document_name),
      lines: [line(sender_name, document_name, end)],
      text: text(document_name, end),
    }
  },
  completed: ({ document_name }: Signing, { completed: { subject, line, text } }: SigningWords) => ({
    subject: subject(document_name),
    lines: [line(document_name)],
    text: text(document_name),
  }),
  ended: ({ document_name, state, reason }: Signing, { ended }: SigningWords) => {
    const how = ended[state as 'DECLINED' | 'EXPIRED' | 'VOIDED'](document_name)
    const text = reason ? `${how} ${ended.why(reason)}` : how
    return { subject: ended.subject(document_name), lines: [text], text }
  },
} as const
