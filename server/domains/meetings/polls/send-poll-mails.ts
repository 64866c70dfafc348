import type { Language } from '@gida/contract/shared/language'
import { z } from 'zod'
import { hashToken, newToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { languageOf } from '../../../platform/delivery/languages-of.ts'
import { hasTurnedOff } from '../../../platform/delivery/turned-off.ts'
import { failUnlessAllDone, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import type { Services } from '../../../platform/services.ts'
import { timeWords } from '../time-words.ts'
import { meetingWords } from '../words/words.ts'
import { getPoll, type OfferedTime, type PollRow, timesOf } from './poll-queries.ts'

/** Sends each person asked their link, each in its own transaction and only once, however often the job runs. */
export const sendPollMails = defineJob({
  name: 'send_poll_mails',
  payload: z.object({ poll_id: z.guid() }),
  run: async (services, { poll_id }) => {
    const asked = await services.transaction('system', (tx) =>
      tx
        .selectFrom('meeting_poll_invitee')
        .select('user_id as id')
        .where('poll_id', '=', poll_id)
        .where('token_hash', 'is', null)
        .execute(),
    )
    const sent = await runBatch(services, {
      name: 'mails of a poll',
      items: asked,
      each: ({ id }) => services.transaction('system', (tx) => mailTo(tx, services, poll_id, id)),
    })
    failUnlessAllDone(sent)
  },
})

async function mailTo(tx: Tx, { config }: Services, poll_id: string, user_id: string): Promise<void> {
  const poll = await getPoll(tx, user_id, poll_id)
  const person = await tx
    .selectFrom('users')
    .select(['email', 'status'])
    .where('id', '=', user_id)
    .executeTakeFirst()
  if (poll.status !== 'OPEN' || !person?.email || person.status === 'INACTIVE') return
  if (await hasTurnedOff(tx, user_id, 'calendar', 'EMAIL')) return // they are notified in the app
  const token = newToken()
  const opened = await tx
    .updateTable('meeting_poll_invitee')
    .set({ token_hash: hashToken(token) })
    .where('poll_id', '=', poll_id)
    .where('user_id', '=', user_id)
    .where('token_hash', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!opened) return // sent already
  const { full_name: organizer } = await tx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', poll.organizer_id)
    .executeTakeFirstOrThrow()
  const link = `${config.http.publicUrl}/polls/${token}`
  const times = await timesOf(tx, user_id, [poll_id])
  await sendMail(tx, {
    ...{ to: person.email, links: [link], key: `poll:${poll_id}:${user_id}` },
    ...{ class: 'reminder', kind: 'calendar', user_id },
    ...pollMail(await languageOf(tx, user_id), poll, { organizer, times, link }),
  })
}

type PollMailFacts = { organizer: string; times: readonly OfferedTime[]; link: string }

const pollMail = (
  language: Language,
  { title, agenda }: PollRow,
  { organizer, times, link }: PollMailFacts,
) => {
  const { mail, lagos } = meetingWords[language]
  const when = times.map((time) => timeWords(time, language)).join('\n')
  return {
    subject: mail.whenSubject(title),
    text: [
      mail.whenSuits(organizer),
      `${title}\n${when}\n${lagos}`,
      ...(agenda ? [agenda] : []),
      mail.whenLink(link),
    ].join('\n\n'),
  }
}
