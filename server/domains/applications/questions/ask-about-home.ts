import { normalizePhone } from '@gida/contract/shared/phone'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { z } from 'zod'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { isFullOfLinks } from '../../../platform/http/pages/links-in.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import { sha256Hex } from '../../../platform/sha256.ts'
import { managersWithContact } from '../../users/index.ts'
import { getShownListing } from '../listings/listing-queries.ts'

/** `reach`: a phone number or an e-mail address, as entered. */
export type Question = { name: string; reach: string; question: string }
export type QuestionFault = keyof Question | 'links'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400

/** The first fault of a question, if any. */
export function faultIn({ name, reach, question }: Question): QuestionFault | undefined {
  if (name.length < 2 || name.length > 120 || /[\r\n]/.test(name)) return 'name'
  if (normalizePhone(reach) === null && !z.email().max(254).safeParse(reach).success) return 'reach'
  if (question.length < 5 || question.length > 1_000) return 'question'
  if (isFullOfLinks(question)) return 'links'
}

/**
 * Sends a visitor's question to the managers of a home, by e-mail or otherwise by SMS. It is not stored. 404 for a home that is not
 * visible; 429 after three per hour from one address or thirty per day about one home.
 */
export async function askAboutHome(
  tx: Tx,
  slug: string,
  { name, reach, question }: Question,
  address: string,
): Promise<void> {
  const home = await getShownListing(tx, slug)
  await spendAllowance(tx, [
    { name: 'home_question:address', spender: address, most: 3, seconds: HOUR_SECONDS },
    { name: 'home_question:home', spender: home.id, most: 30, seconds: DAY_SECONDS },
  ])
  const answerTo = normalizePhone(reach) ?? reach
  const about = `${home.unit_name}, ${home.estate_name}`
  for (const { id, email, phone } of await managersWithContact(tx, home.estate_id)) {
    const told = {
      key: `home_question:${sha256Hex(home.id, answerTo, question)}:${id}`,
      ...{ class: 'receipt' as const, kind: 'application', user_id: id },
    }
    if (email)
      await sendMail(tx, {
        to: email,
        subject: `A question about ${about}`,
        text: [
          `${name} asks about “${home.headline}” (${about}). Answer at ${answerTo}:`,
          question,
          'It was sent from the public page of the home. Gida keeps no other copy of it.',
        ].join('\n\n'),
        ...told,
      })
    else if (phone)
      await sendText(tx, {
        to: phone,
        text: beginningOf(`Gida: ${name} (${answerTo}) asks about ${about}: ${question}`, 300),
        ...told,
      })
  }
}
