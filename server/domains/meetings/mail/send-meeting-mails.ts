import { isOpen } from '@gida/contract/domains/meetings/rules'
import { z } from 'zod'
import { hashToken, newToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { languageOf } from '../../../platform/delivery/languages-of.ts'
import { writeCalendar } from '../../../platform/icalendar/write-calendar.ts'
import { failUnlessAllDone, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import type { Services } from '../../../platform/services.ts'
import { getMeeting, getSeries, inviteesIn } from '../queries.ts'
import { asEvent, cancelledFor, seriesEvents } from './meeting-events.ts'
import { meetingMail } from './meeting-mail.ts'

const Payload = z.object({
  meeting_id: z.guid(),
  sequence: z.int(),
  method: z.enum(['REQUEST', 'CANCEL']),
  whole: z.boolean(),
  /** Restricts the mail to people who were added or removed. */
  only: z.array(z.guid()).optional(),
  /** The series ends: later dates are cancelled, or continue as another series. */
  ends: z.enum(['CANCELLED', 'GOES_ON']).optional(),
})
type Payload = z.infer<typeof Payload>

/** Sends each invitee the mail with calendar data, each in its own transaction and only once, however often the job runs. */
export const sendMeetingMails = defineJob({
  name: 'send_meeting_mails',
  payload: Payload,
  run: async (services, payload) => {
    const series = await services.transaction('system', (tx) => findSeries(tx, payload.meeting_id))
    if (!series) return
    const sent = await runBatch(services, {
      name: 'mails of a meeting',
      items: (payload.only ?? series.invitees).map((id) => ({ id })),
      each: ({ id }) =>
        services.transaction('system', (tx) => mailTo(tx, services, { ...series, user_id: id }, payload)),
    })
    failUnlessAllDone(sent)
  },
})

async function findSeries(tx: Tx, meeting_id: string) {
  const found = await tx
    .selectFrom('meeting')
    .innerJoin('meeting_series as series', 'series.id', 'meeting.series_id')
    .select(['series.id', 'series.organizer_id'])
    .where('meeting.id', '=', meeting_id)
    .executeTakeFirst()
  return found && { organizer_id: found.organizer_id, invitees: await inviteesIn(tx, found.id) }
}

type Reader = { user_id: string; organizer_id: string; invitees: readonly string[] }

/** Sends a cancellation to people who were removed, unless they were invited again since. */
async function mailTo(
  tx: Tx,
  { config }: Services,
  { user_id, organizer_id, invitees }: Reader,
  { meeting_id, sequence, method, whole, only, ends }: Payload,
): Promise<boolean> {
  const isDropped = only !== undefined && method === 'CANCEL'
  if (invitees.includes(user_id) === isDropped) return false
  const named = await getMeeting(tx, organizer_id, meeting_id)
  const dates = whole ? await getSeries(tx, organizer_id, named.series_id) : [named]
  const meeting = dates.find((one) => isOpen(one, tx.now)) ?? named
  if (method === 'REQUEST' && meeting.status === 'CANCELLED') return false // the cancellation mail covers it
  const people = await tx
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'status'])
    .where('id', 'in', [user_id, meeting.organizer_id])
    .execute()
  const person = people.find(({ id }) => id === user_id)
  const organizer = people.find(({ id }) => id === meeting.organizer_id)?.full_name ?? ''
  if (!person?.email || person.status === 'INACTIVE') return false

  const link =
    method === 'REQUEST'
      ? await openLink(tx, config.http.publicUrl, { meeting_id: meeting.id, user_id, sequence })
      : null
  if (method === 'REQUEST' && !link) return false // sent already
  const events = isDropped
    ? cancelledFor(dates, tx.now)
    : whole
      ? seriesEvents(dates, tx.now)
      : [asEvent(meeting)]
  const sender = config.mail.from
  const address = /<([^>]+)>/.exec(sender)?.[1] ?? sender
  const { subject, text, html } = meetingMail(await languageOf(tx, user_id), {
    ...{ meeting, organizer, link: ends ? null : link },
    ...(ends && { ends: { how: ends, named } }),
    ...{ isNew: sequence === 0 || only !== undefined, isDropped },
    isSeries: whole && meeting.recurrence !== null,
  })
  await sendMail(tx, {
    ...{ to: person.email, subject, text, html, links: link && !ends ? [link] : [] },
    key: `meeting:${meeting_id}:${sequence}:${user_id}`,
    calendar: {
      method,
      text: writeCalendar({
        method,
        events: events.map((event) => ({
          ...event,
          organizer: { name: `${organizer}, by Gida`, address },
          attendee: { name: person.full_name, address: person.email ?? '' },
        })),
      }),
    },
  })
  return true
}

/** Creates the link for answering a mail; null if this mail has been sent already. */
async function openLink(
  tx: Tx,
  publicUrl: string,
  of: { meeting_id: string; user_id: string; sequence: number },
): Promise<string | null> {
  const token = newToken()
  const made = await tx
    .insertInto('meeting_link')
    .values({ ...of, token_hash: hashToken(token) })
    .onConflict((conflict) => conflict.columns(['meeting_id', 'user_id', 'sequence']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return made ? `${publicUrl}/meetings/${token}` : null
}
