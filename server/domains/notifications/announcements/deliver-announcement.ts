import { type Language, type LetterLanguage, letterLanguageOf } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { type Attempt, sendIntent } from '../../../platform/delivery/send-intent.ts'
import { behind, failUnlessAllDone, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { notify } from '../notify.ts'
import { inLanguage } from './describe-announcements.ts'
import { smsText } from './sms-of.ts'

type ReachedPerson = { id: string; language: Language; email: string | null; phone: string | null }

/** Notifies each recipient once per channel. Recipients without a number get the other channels. */
export const deliverAnnouncement = defineJob({
  name: 'deliver_announcement',
  payload: z.object({ announcement_id: z.guid() }),
  run: async (services, { announcement_id }) => {
    const found = await services.transaction('system', (tx) => find(tx, announcement_id))
    const announcement = { ...found, link: services.config.http.publicUrl + toldLink(announcement_id) }
    const done = await runBatch(services, {
      name: 'deliver_announcement',
      items: pagesOf(services, (tx, after: ReachedPerson | undefined, limit) =>
        recipientsOf(tx, announcement_id, behind(after), limit),
      ),
      each: inTransaction(services, (tx, person) => tell(tx, announcement, person)),
      atOnce: 4,
    })
    failUnlessAllDone(done)
  },
})

type Announcement = Awaited<ReturnType<typeof find>> & { link: string }

const find = (tx: Tx, id: string) =>
  tx
    .selectFrom('announcement')
    .leftJoin('estate', 'estate.id', 'announcement.estate_id')
    .selectAll('announcement')
    .select('estate.name as estate_name')
    .where('announcement.id', '=', id)
    .executeTakeFirstOrThrow()

/** Recipients with the addresses they have not opted out of. */
async function recipientsOf(tx: Tx, id: string, after: string, limit: number): Promise<ReachedPerson[]> {
  const isOff = (channel: string) => sql`exists (select from notification_choice c
    where c.user_id = u.id and c.kind = 'message' and c.channel = ${channel} and not c.is_on)`
  const { rows } = await sql<ReachedPerson>`
    select u.id, u.language, case when not ${isOff('EMAIL')} then u.email end as email,
      case when not ${isOff('SMS')} then u.phone end as phone
    from announcement_recipient r join users u on u.id = r.user_id
    where r.announcement_id = ${id} and u.id > ${after} and u.status <> 'INACTIVE'
    order by u.id limit ${limit}`.execute(tx)
  return rows
}

async function tell(tx: Tx, announcement: Announcement, person: ReachedPerson): Promise<void> {
  const { id, title, priority, channels, estate_name, takes_replies, link } = announcement
  const message = inLanguage(announcement, person.language)
  const key = announcementKey(id)
  await notify(tx, {
    ...{ user_id: person.id, key, type: 'message', title, message, priority, rings: false },
    action_url: toldLink(id),
  })
  const from = [
    message,
    estate_name,
    takes_replies && `${ANSWER[letterLanguageOf(person.language)]}: ${link}`,
  ]
  const attempts: Attempt[] = []
  if (channels.includes('PUSH') && (await hasDevice(tx, person.id)))
    attempts.push({
      channel: 'PUSH',
      recipient: person.id,
      subject: title,
      body: message,
      links: [toldLink(id)],
    })
  if (channels.includes('EMAIL') && person.email)
    attempts.push({
      channel: 'EMAIL',
      recipient: person.email,
      subject: title,
      body: from.filter(Boolean).join('\n\n'),
    })
  if (channels.includes('SMS') && person.phone) {
    const body = smsText(estate_name ? { name: estate_name } : null, message)
    attempts.push({ channel: 'SMS', recipient: person.phone, body })
  }
  await sendIntent(tx, {
    ...{ user_id: person.id, class: 'statutory', kind: 'announcement', attempts },
    key: `${key}:${person.id}`,
  })
}

/** The page where it is read in full and answered. */
const toldLink = (id: string) => `/dashboard/notifications/told/${id}`
const ANSWER: Record<LetterLanguage, string> = { en: 'Answer the office', pcm: 'Answer the office here' }

/** Deduplication key of the notification; followed by the user's id for other messages. */
export const announcementKey = (id: string) => `announcement:${id}`

const hasDevice = (tx: Tx, user_id: string) =>
  exists(tx.selectFrom('push_subscription').select('id').where('user_id', '=', user_id))
