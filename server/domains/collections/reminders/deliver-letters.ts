import { CHANNELS, type Channel } from '@gida/contract/domains/notifications/choices'
import { lagosDay } from '@gida/contract/shared/dates'
import type { LetterLanguage } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import {
  type BatchItem,
  behind,
  failUnlessAllDone,
  inTransaction,
  pagesOf,
  runBatch,
} from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { Services } from '../../../platform/services.ts'
import { readReminderCharges } from './reminder-charges.ts'
import type { LetterWords } from './words/letter.ts'
import { wordsOf } from './words/words.ts'

export type WrittenLetter = {
  id: string
  tenant_id: string
  channels: Channel[]
  email: string | null
  phone: string | null
  words: LetterWords
}

/** Deduplication key of a letter's text. */
export const textKey = (letter_id: string) => `reminder:${letter_id}:text`

export const payLink = (services: Services) => `${services.config.http.publicUrl}/pay`

/**
 * A letter as of today, for the channels its reader still accepts. Null once nothing in it is open, or a promise or pending payment
 * covers it.
 */
export async function readLetter(tx: Tx, id: string, link: string): Promise<WrittenLetter | null> {
  const letter = await tx
    .selectFrom('reminder_letter')
    .select(['id', 'tenant_id', 'channels', sql<LetterLanguage | null>`language`.as('language')])
    .where('id', '=', id)
    .where(sql<boolean>`app.suspended_since(estate_id) is null`)
    .executeTakeFirst()
  if (!letter) return null
  const reminders = await tx.selectFrom('reminder').select('charge_id').where('letter_id', '=', id).execute()
  const facts = await readReminderCharges(
    tx,
    reminders.map(({ charge_id }) => charge_id),
  )
  const charges = facts.filter(
    ({ open_amount, promised, is_on_its_way }) => open_amount > 0 && !promised && !is_on_its_way,
  )
  const [first] = charges
  if (!first) return null
  return {
    ...letter,
    channels: CHANNELS.filter(
      (channel) => letter.channels.includes(channel) && !first.turned_off.includes(channel),
    ),
    ...{ email: first.email, phone: first.phone },
    words: wordsOf({ ...first, today: lagosDay(tx.now), link, charges }, letter.language ?? first.language),
  }
}

/** Sends the mails, and the texts that may go now; notifications are sent by a listener. */
export const deliverLetters = defineJob({
  name: 'deliver_letters',
  payload: z.object({ letter_ids: z.array(z.guid()) }),
  run: async (services, { letter_ids }) => {
    const mailed = await runBatch(services, {
      name: 'mail_letters',
      items: letter_ids.map((id) => ({ id })),
      each: inTransaction(services, (tx, { id }) => mailLetter(tx, services, id)),
    })
    await sendTexts(services)
    failUnlessAllDone(mailed)
  },
})

async function mailLetter(tx: Tx, services: Services, id: string): Promise<void> {
  const link = payLink(services)
  const letter = await readLetter(tx, id, link)
  if (!letter?.email || !letter.channels.includes('EMAIL')) return
  const { subject, mail } = letter.words
  await sendMail(tx, {
    to: letter.email,
    subject,
    text: mail.join('\n\n'),
    html: mail.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
    links: [link],
    key: `reminder:${id}:mail`,
    ...{ class: 'reminder', kind: 'payment', user_id: letter.tenant_id },
  })
}

/** Sends texts that are due, including those delayed until morning. */
export const textLetters = defineJob({
  name: 'text_letters',
  payload: z.object({}),
  run: (services) => sendTexts(services),
})

async function sendTexts(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'text_letters',
    items: pagesOf(services, findToText),
    each: inTransaction(services, (tx, { id }) => textLetter(tx, id, payLink(services))),
  })
}

const findToText = (tx: Tx, after: BatchItem | undefined, limit: number) =>
  tx
    .selectFrom('reminder_letter')
    .select('id')
    .where('texted_at', 'is', null)
    .where('text_at', '<=', tx.now)
    .where('id', '>', behind(after))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Skips a text that another worker is sending. */
async function textLetter(tx: Tx, id: string, link: string): Promise<boolean> {
  const waits = await tx
    .selectFrom('reminder_letter')
    .select('id')
    .where('id', '=', id)
    .where('texted_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!waits) return false
  const letter = await readLetter(tx, id, link)
  if (letter?.phone && letter.channels.includes('SMS')) {
    const about = { class: 'reminder', kind: 'payment', user_id: letter.tenant_id } as const
    const { text } = letter.words
    await sendText(tx, { ...about, to: letter.phone, text, links: [link], key: textKey(id) })
  }
  await tx.updateTable('reminder_letter').set({ texted_at: tx.now }).where('id', '=', id).execute()
  return true
}
