import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/** Future meetings that somebody called or is invited to, without declined ones. */
export async function countMeetingsToCome(tx: Tx, user_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from meeting m
      left join meeting_answer a on a.meeting_id = m.id and a.user_id = ${user_id}
    where m.series_id in (
        select id from meeting_series where organizer_id = ${user_id}
        union select series_id from meeting_invitee where user_id = ${user_id})
      and m.status = 'SCHEDULED' and m.ends_at > ${tx.now} and a.status is distinct from 'DECLINED'`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
