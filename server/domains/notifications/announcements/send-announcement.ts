import type { AnnouncementBody } from '@gida/contract/domains/notifications/announcement'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { reach } from './audience.ts'
import { deliverAnnouncement } from './deliver-announcement.ts'
import { paySms } from './sms-of.ts'

/** So many at once, and as many again in an hour: nobody is flooded. */
export const ofSender = (spender: string) => ({ name: 'announcements', spender, most: 120, seconds: 3_600 })

/** Tells people something, each once; who they are is settled now, and the job tells them. */
export async function sendAnnouncement(
  tx: Tx,
  actor: Actor,
  wanted: AnnouncementBody,
): Promise<{ id: string; recipients: number }> {
  const reached = await reach(tx, actor, wanted)
  await spendAllowance(tx, ofSender(actor.user_id))
  const sms_cost = reached.by.SMS ? await paySms(tx, reached, wanted) : 0
  const { title, message, priority, audience } = wanted
  const recipients = reached.people.length
  const { id } = await tx
    .insertInto('announcement')
    .values({
      ...{ title, message, priority, recipients, sms_cost },
      estate_id: reached.estate?.id ?? null,
      sent_by: actor.user_id,
      channels: (['EMAIL', 'SMS', 'PUSH'] as const).filter((channel) => reached.by[channel]),
      audience: JSON.stringify(audience ?? {}),
      created_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('announcement_recipient')
    .columns(['announcement_id', 'user_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((of) => [of.val(id).as('announcement_id'), 'users.id'])
        .where(
          'users.id',
          'in',
          reached.people.map((person) => person.id),
        ),
    )
    .execute()
  await enqueue(tx, deliverAnnouncement, { announcement_id: id })
  return { id, recipients }
}
