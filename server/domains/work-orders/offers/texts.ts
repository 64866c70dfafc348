import { formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/naira'
import { foldForSms, measureSms } from '@gida/contract/shared/texts/sms-text'
import type { Tx } from '../../../platform/db/db.ts'
import { sendText } from '../../../platform/mail/outbox.ts'

const naira = (kobo: number) => formatNaira(kobo, 'short')

/** Fits a text into one SMS part by shortening its variable words. */
export function inOnePart(text: (words: string) => string, words: string): string {
  const fits = (cut: string) => measureSms(foldForSms(text(cut))).parts === 1
  if (fits(words)) return text(words)
  let cut = words
  while (cut.length > 0 && !fits(`${cut}...`)) cut = cut.slice(0, -1).trimEnd()
  return text(cut ? `${cut}...` : '')
}

type Job = { number: number; estate: string; unit: string | null; title: string }

/** A payment to a vendor: what was sent to which account (cash: null), and what was withheld as tax or kept as retention. */
export type PaidVendor = {
  of: 'ADVANCE' | 'BILL' | 'RETENTION'
  bill: string | null
  to: string | null
  sent: number
  tax: number
  kept: number
}
const paidFor = ({ of, bill }: PaidVendor, number: number) => {
  if (of === 'ADVANCE') return `to start job ${number}`
  return `${of === 'BILL' ? `on bill ${bill?.slice(0, 20)}` : 'of your retention'}, job ${number}`
}

/** Text messages to vendors; they must be readable on any phone. */
export const texts = {
  asked: ({ number, estate, unit, title }: Job, link: string) =>
    inOnePart(
      (what) => `${what}. Can you do it? ${link} Reply 1 yes, 2 no. Job ${number}`,
      [title, unit, estate].filter(Boolean).join(', '),
    ),
  price: (number: number) => `Thank you. Send your price by the link of job ${number}, or reply PRICE 31000.`,
  priced: (number: number, total: number) =>
    `We have your price of ${naira(total)} for job ${number}. We will reply.`,
  written: (number: number, total: number) =>
    `We recorded ${naira(total)} for job ${number}, as you said by phone. Not right? Send your price by the link.`,
  yours: ({ number, estate, unit, title }: Job, contact: string | null) =>
    inOnePart(
      (what) => `Job ${number} is yours: ${what}.${contact ? ` ${contact}.` : ''} Reply 3 when done.`,
      [title, unit, estate].filter(Boolean).join(', '),
    ),
  accepted: (number: number, total: number, contact: string | null) =>
    `Your price of ${naira(total)} for job ${number} is accepted.${contact ? ` ${contact}.` : ''} Reply 3 when done.`,
  lost: (number: number) => `Job ${number} went to somebody else. Thank you.`,
  ended: (number: number) => `Job ${number} is off. Please do not come.`,
  kept: (number: number, amount: number) => `Job ${number} goes on at ${naira(amount)}, as agreed before.`,
  done: (number: number) => `Thank you. Job ${number} is done.`,
  reopened: (number: number, note: string) =>
    inOnePart(
      (what) => `Job ${number} is not done yet: ${what}. Please come again. Reply 3 when done.`,
      note || 'opened again',
    ),
  refused: (number: number) => `Thank you for telling us. Job ${number} goes to somebody else.`,
  code: (number: number, code: string) => `Your code for job ${number}: ${code}. Tell it to nobody.`,
  visit: (number: number, starts_at: Date, ends_at: Date) =>
    `Job ${number}: please come ${formatInstant(starts_at)} to ${formatInstant(ends_at).split(', ').at(-1)}.`,
  visitOff: (number: number, starts_at: Date) =>
    `Job ${number}: please do not come ${formatInstant(starts_at)}.`,
  paid: (number: number, title: string, paid: PaidVendor) => {
    const { to, sent, tax, kept } = paid
    const withheld = [
      tax > 0 && `Tax withheld: ${naira(tax)}.`,
      kept > 0 && `Retention kept: ${naira(kept)}.`,
    ]
    const end = [to ? `to account ${to.slice(-4)}.` : 'in cash.', ...withheld].filter(Boolean).join(' ')
    return inOnePart(
      (what) => `We paid you ${naira(sent)} ${paidFor(paid, number)}${what && `, ${what}`}, ${end}`,
      title,
    )
  },
  unpaid: (number: number, sent: number) =>
    `The payment of ${naira(sent)} for job ${number} was recorded by mistake and is taken back. Did you receive it? Call the office.`,
  which: 'Which job? Write its number too, as: 1 218',
  where: (number: number, estates: readonly string[]) =>
    inOnePart(
      (named) => `Job ${number} at which? ${named}. Add its name, as: 1 ${number} ${estates[0]}`,
      estates.join(' or '),
    ),
  unread: 'We could not read that. Reply 1 yes, 2 no, 3 done, or PRICE 31000.',
  wrong: (message: string) => inOnePart((what) => what, message),
} as const

type To = { id: string; phone: string; key: string; links?: string[]; urgent?: boolean; secret?: boolean }

/** Texts a vendor. Urgent messages and replies are also sent at night. */
export const textVendor = (
  tx: Tx,
  { id, phone, key, links = [], urgent = false, secret = false }: To,
  text: string,
): Promise<void> =>
  sendText(tx, {
    ...{ to: phone, text, links, secret, key: `work:${id}:${key}`, kind: 'work' },
    class: urgent ? 'security' : 'statutory',
  })
