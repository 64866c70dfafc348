import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { type AnyListener, listener, publish } from '../../platform/jobs/events.ts'
import { memberLeft } from '../estates/index.ts'
import { leaseEnded } from '../leases/index.ts'
import { pollAnswered } from './events.ts'
import { lockMeeting } from './queries.ts'
import { changeInvitees } from './update-invitees.ts'

type Invited = { meeting_id: string; organizer_id: string; user_id: string }

/** Removes somebody who left an estate from its future meetings and open polls. System only. */
async function dropLeaver(
  tx: Tx,
  { estate_id, user_id }: { estate_id: string; user_id: string },
): Promise<void> {
  const { rows } = await sql<Invited>`
    select distinct on (s.id) m.id as meeting_id, s.organizer_id, i.user_id
    from meeting_invitee i join meeting_series s on s.id = i.series_id join meeting m on m.series_id = s.id
    where i.user_id = ${user_id} and s.estate_id = ${estate_id} and m.status = 'SCHEDULED' and m.ends_at > ${tx.now}
      and not exists (select from estate_association a where a.estate_id = s.estate_id and a.user_id = i.user_id)
    order by s.id, m.starts_at`.execute(tx)
  await dropFrom(tx, rows)
  const { rows: polls } = await sql<{ poll_id: string }>`
    delete from meeting_poll_invitee i using meeting_poll p
    where p.id = i.poll_id and i.user_id = ${user_id} and p.estate_id = ${estate_id} and p.status = 'OPEN'
      and not exists (select from estate_association a where a.estate_id = p.estate_id and a.user_id = i.user_id)
    returning i.poll_id`.execute(tx)
  await publishAnswered(tx, polls)
}

/** Condition: the tenant of `lease l` has no live tenancy in its estate, and no other role there. */
const livesThereNoMore = sql<SqlBool>`not exists (select from tenancy t
    where t.estate_id = l.estate_id and t.tenant_id = l.tenant_id and t.live_until is not null)
  and not exists (select from estate_association a
    where a.estate_id = l.estate_id and a.user_id = l.tenant_id and a.role <> 'TENANT')`

/** Removes a former resident from the estate's future residents' meetings and the open polls for them. System only. */
async function dropFormerResident(tx: Tx, { lease_id }: { lease_id: string }): Promise<void> {
  const { rows } = await sql<Invited>`
    select distinct on (s.id) m.id as meeting_id, s.organizer_id, i.user_id
    from lease l join meeting_invitee i on i.user_id = l.tenant_id
      join meeting_series s on s.id = i.series_id and s.estate_id = l.estate_id join meeting m on m.series_id = s.id
    where l.id = ${lease_id} and m.meeting_type = 'RESIDENTS' and m.status = 'SCHEDULED' and m.ends_at > ${tx.now}
      and ${livesThereNoMore}
    order by s.id, m.starts_at`.execute(tx)
  await dropFrom(tx, rows)
  const { rows: polls } = await sql<{ poll_id: string }>`
    delete from meeting_poll_invitee i using meeting_poll p, lease l
    where l.id = ${lease_id} and i.user_id = l.tenant_id and p.id = i.poll_id and p.estate_id = l.estate_id
      and p.meeting_type = 'RESIDENTS' and p.status = 'OPEN' and ${livesThereNoMore}
    returning i.poll_id`.execute(tx)
  await publishAnswered(tx, polls)
}

/** One fewer is waited for, so a poll may be complete. */
async function publishAnswered(tx: Tx, polls: readonly { poll_id: string }[]): Promise<void> {
  for (const { poll_id } of polls) await publish(tx, pollAnswered, { poll_id })
}

async function dropFrom(tx: Tx, invited: readonly Invited[]): Promise<void> {
  for (const { meeting_id, organizer_id, user_id } of invited)
    await changeInvitees(tx, await lockMeeting(tx, organizer_id, meeting_id), {
      added: [],
      dropped: [user_id],
    })
}

export const meetingListeners: AnyListener[] = [
  listener({ name: 'drop_leaver_from_meetings', event: memberLeft, handle: dropLeaver }),
  listener({ name: 'drop_former_resident_from_meetings', event: leaseEnded, handle: dropFormerResident }),
]
