import type { AnnouncementBody } from '@gida/contract/domains/notifications/announcement'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import type { Reached } from './audience.ts'

/** The same text to the same people within this time is a duplicate, from two managers or a double click. */
const SAME_WITHIN_MS = 10 * 60_000

/** Serialized per estate, or per sender without an estate, so that the second one sees the first. */
export async function refuseTwice(
  tx: Tx,
  { user_id }: { user_id: string },
  { estate, by }: Reached,
  wanted: AnnouncementBody,
): Promise<void> {
  await lockNamed(tx, 'announcement', estate?.id ?? user_id)
  const same = await tx
    .selectFrom('announcement')
    .innerJoin('users', 'users.id', 'announcement.sent_by')
    .select(['users.full_name', 'announcement.state'])
    .where((eb) =>
      estate
        ? eb('announcement.estate_id', '=', estate.id)
        : eb.and([eb('announcement.estate_id', 'is', null), eb('announcement.sent_by', '=', user_id)]),
    )
    .where('announcement.created_at', '>', new Date(tx.now.getTime() - SAME_WITHIN_MS))
    .where('announcement.state', 'in', ['WAITING', 'SENT'])
    .where('title', '=', wanted.title)
    .where('message', '=', wanted.message)
    .where('audience', '=', JSON.stringify({ ...wanted.audience, user_ids: wanted.user_ids }))
    .where(sql<boolean>`channels @> ${WAYS.filter((way) => by[way])}::text[]`)
    .executeTakeFirst()
  if (!same) return
  const done = same.state === 'SENT' ? 'has just sent' : 'has already planned'
  throw new Problem('CONFLICT', { message: `${same.full_name} ${done} this to the same people.` })
}

const WAYS = ['EMAIL', 'SMS', 'PUSH'] as const
