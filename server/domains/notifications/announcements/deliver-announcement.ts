import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/exists.ts'
import { type Attempt, sendIntent } from '../../../platform/delivery/send-intent.ts'
import { behind, failUnlessAllDone, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { notify } from '../notify.ts'
import { smsText } from './sms-of.ts'

type Told = { id: string; email: string | null; phone: string | null; wants_quiet: boolean }

/** Tells each recipient by each way, once. The texts fall to nobody else: who has no number has the rest. */
export const deliverAnnouncement = defineJob({
  name: 'deliver_announcement',
  payload: z.object({ announcement_id: z.guid() }),
  run: async (services, { announcement_id }) => {
    const announcement = await services.transaction('system', (tx) => find(tx, announcement_id))
    const done = await runBatch(services, {
      name: 'deliver_announcement',
      items: pagesOf(services, (tx, after: Told | undefined, limit) =>
        recipientsOf(tx, announcement_id, behind(after), limit),
      ),
      each: inTransaction(services, (tx, person) => tell(tx, announcement, person)),
      atOnce: 4,
    })
    failUnlessAllDone(done)
  },
})

type Announcement = Awaited<ReturnType<typeof find>>

const find = (tx: Tx, id: string) =>
  tx
    .selectFrom('announcement')
    .leftJoin('estate', 'estate.id', 'announcement.estate_id')
    .selectAll('announcement')
    .select('estate.name as estate_name')
    .where('announcement.id', '=', id)
    .executeTakeFirstOrThrow()

/** Each with the addresses that they have not said no to. */
async function recipientsOf(tx: Tx, id: string, after: string, limit: number): Promise<Told[]> {
  const isOff = (channel: string) => sql`exists (select from notification_choice c
    where c.user_id = u.id and c.kind = 'message' and c.channel = ${channel} and not c.is_on)`
  const { rows } = await sql<Told>`
    select u.id, case when not ${isOff('EMAIL')} then u.email end as email,
      case when not ${isOff('SMS')} then u.phone end as phone, coalesce(s.wants_quiet, true) as wants_quiet
    from announcement_recipient r join users u on u.id = r.user_id left join notification_setting s on s.user_id = u.id
    where r.announcement_id = ${id} and u.id > ${after} and u.status <> 'INACTIVE'
    order by u.id limit ${limit}`.execute(tx)
  return rows
}

async function tell(tx: Tx, announcement: Announcement, person: Told): Promise<void> {
  const { id, title, message, priority, channels, estate_name } = announcement
  const key = announcementKey(id)
  await notify(tx, { user_id: person.id, key, type: 'message', title, message, priority, rings: false })
  const from = estate_name ? `${message}\n\n${estate_name}` : message
  const attempts: Attempt[] = []
  if (channels.includes('PUSH') && (await hasDevice(tx, person.id)))
    attempts.push({ channel: 'PUSH', recipient: person.id, subject: title, body: message, links: [LINK] })
  if (channels.includes('EMAIL') && person.email)
    attempts.push({ channel: 'EMAIL', recipient: person.email, subject: title, body: from })
  if (channels.includes('SMS') && person.phone) {
    const body = smsText(estate_name ? { name: estate_name } : null, message)
    attempts.push({ channel: 'SMS', recipient: person.phone, body })
  }
  await sendIntent(tx, {
    ...{ user_id: person.id, class: 'statutory', kind: 'announcement', attempts },
    ...{ key: `${key}:${person.id}`, wants_quiet: person.wants_quiet },
  })
}

const LINK = '/dashboard/notifications'

/** Names the notification of each recipient, and with their id what was sent to them. */
export const announcementKey = (id: string) => `announcement:${id}`

const hasDevice = (tx: Tx, user_id: string) =>
  exists(tx.selectFrom('push_subscription').select('id').where('user_id', '=', user_id))
