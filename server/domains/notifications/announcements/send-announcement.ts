import type { AnnouncementBody, AnnouncementSent } from '@gida/contract/domains/notifications/announcement'
import { MOST_DAYS_AHEAD } from '@gida/contract/domains/notifications/announcement-rules'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { type Reached, reach } from './audience.ts'
import { deliverAnnouncement } from './deliver-announcement.ts'
import { refuseTwice } from './refuse-twice.ts'
import { paySms, priceSms } from './sms-of.ts'

export type Sent = z.infer<typeof AnnouncementSent>
const DAY_MS = 86_400_000

/** Announcements per sender: burst and hourly limit. */
export const ofSender = (spender: string) => ({ name: 'announcements', spender, most: 120, seconds: 3_600 })

/** Announces something to people, each once, now or at a planned time. Until then it can be changed or withdrawn. */
export async function sendAnnouncement(tx: Tx, actor: Actor, wanted: AnnouncementBody): Promise<Sent> {
  refuseWrongTime(tx, wanted)
  const reached = await reach(tx, actor, wanted)
  await spendAllowance(tx, ofSender(actor.user_id))
  await refuseTwice(tx, actor, reached, wanted)
  const { id } = await tx
    .insertInto('announcement')
    .values({ ...(await rowOf(tx, actor, reached, wanted)), created_at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return goOrWait(tx, id, reached, wanted)
}

/** The stored row: what was requested, and its present recipients and cost. */
export async function rowOf(tx: Tx, actor: Actor, reached: Reached, wanted: AnnouncementBody) {
  const { title, message, message_pcm = null, priority, takes_replies, audience, user_ids, send_at } = wanted
  const { sms_cost } = await priceSms(tx, reached, wanted)
  return {
    ...{ title, message, message_pcm, priority, takes_replies, sms_cost },
    ...{ recipients: reached.people.length, estate_id: reached.estate?.id ?? null, sent_by: actor.user_id },
    channels: (['EMAIL', 'SMS', 'PUSH'] as const).filter((channel) => reached.by[channel]),
    audience: JSON.stringify({ ...audience, user_ids }),
    ...{ state: 'WAITING' as const, sent_at: null },
    send_at: send_at ? new Date(send_at) : tx.now,
  }
}

/** Sends an announcement unless it is planned for later. */
export async function goOrWait(
  tx: Tx,
  id: string,
  reached: Reached,
  wanted: AnnouncementBody,
): Promise<Sent> {
  const recipients = reached.people.length
  if (wanted.send_at) return { id, recipients, state: 'WAITING' }
  await goOut(tx, id, reached, wanted)
  return { id, recipients, state: 'SENT' }
}

/** Fixes the recipients and reserves the cost of texts; a job delivers it. */
export async function goOut(tx: Tx, id: string, reached: Reached, wanted: AnnouncementBody): Promise<void> {
  const ids = reached.people.map((person) => person.id)
  const sms_cost = reached.by.SMS ? await paySms(tx, reached, wanted) : 0
  await tx
    .updateTable('announcement')
    .set({ state: 'SENT', sent_at: tx.now, recipients: ids.length, sms_cost })
    .where('id', '=', id)
    .execute()
  await tx
    .insertInto('announcement_recipient')
    .columns(['announcement_id', 'user_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((of) => [of.val(id).as('announcement_id'), 'users.id'])
        .where(sql<boolean>`users.id = any (${ids}::uuid[])`),
    )
    .execute()
  await enqueue(tx, deliverAnnouncement, { announcement_id: id })
}

export function refuseWrongTime(tx: Tx, { send_at }: Pick<AnnouncementBody, 'send_at'>): void {
  if (!send_at) return
  const ahead = Date.parse(send_at) - tx.now.getTime()
  if (ahead <= 0) throw wrong('This time is over. Choose one that is to come.')
  if (ahead > MOST_DAYS_AHEAD * DAY_MS) throw wrong(`Choose at most ${MOST_DAYS_AHEAD} days ahead.`)
}

const wrong = (message: string) => problem('VALIDATION_ERROR', [{ path: 'send_at', message }])

/** 409 with what became of the announcement, if it is no longer waiting. */
export function refuseUnlessWaiting({ state }: { state: string }): void {
  if (state === 'WAITING') return
  const message = state === 'SENT' ? 'It has already been sent.' : 'It was withdrawn, or could not be sent.'
  throw new Problem('ILLEGAL_STATE', { message })
}
