import type {
  PlatformAnnouncement,
  PlatformAnnouncementsQuery,
  ShownAnnouncement,
} from '@gida/contract/domains/admin/announcement'
import type { Page } from '@gida/contract/shared/pages'
import { Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { pageOf } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Announcements shown now. */
export const runningAnnouncements = (tx: Tx) =>
  tx
    .selectFrom('platform_announcement')
    .where('ended_at', 'is', null)
    .where('starts_at', '<=', tx.now)
    .where('ends_at', '>', tx.now)

/**
 * The announcements to show to this reader, trouble first. Super admins can read all rows, but are shown only those addressed to
 * them.
 */
export async function listMyAnnouncements(tx: Tx, { user_id, role }: Actor): Promise<ShownAnnouncement[]> {
  const rows = await runningAnnouncements(tx)
    .select(['id', 'kind', 'title', 'body', 'ends_at'])
    .where(sql<boolean>`(roles is null or ${role} = any (roles))`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('platform_announcement_put_away as away')
            .select('away.user_id')
            .whereRef('away.announcement_id', '=', 'platform_announcement.id')
            .where('away.user_id', '=', user_id),
        ),
      ),
    )
    .orderBy('kind', 'desc')
    .orderBy('starts_at')
    .execute()
  return rows.map(({ ends_at, ...shown }) => ({ ...shown, ends_at: ends_at.toISOString() }))
}

const written = (tx: Tx) =>
  tx
    .selectFrom('platform_announcement as said')
    .innerJoin('users as writer', 'writer.id', 'said.written_by')
    .leftJoin('users as ender', 'ender.id', 'said.ended_by')
    .selectAll('said')
    .select(['writer.full_name as written_by_name', 'ender.full_name as ended_by_name'])
type Row = Awaited<ReturnType<ReturnType<typeof written>['executeTakeFirstOrThrow']>>

const isOver = (tx: Tx) => sql<boolean>`(said.ended_at is not null or said.ends_at <= ${tx.now})`

/** Present and future ones, by start; or past ones, latest first. */
export function listPlatformAnnouncements(
  tx: Tx,
  query: PlatformAnnouncementsQuery,
): Promise<Page<PlatformAnnouncement>> {
  const { past = false } = query
  const rows = written(tx)
    .where(past ? isOver(tx) : sql<boolean>`not ${isOver(tx)}`)
    .orderBy(past ? sql`coalesce(said.ended_at, said.ends_at) desc` : sql`said.starts_at`)
    .orderBy('said.id')
  return pageOf(rows, query, (row) => present(row, tx.now))
}

export async function getPlatformAnnouncement(tx: Tx, id: string): Promise<PlatformAnnouncement> {
  return present(orNotFound(await written(tx).where('said.id', '=', id).executeTakeFirst()), tx.now)
}

function present(row: Row, now: Date): PlatformAnnouncement {
  const { id, kind, title, body, roles, starts_at, ends_at, ended_at, written_by_name, ended_by_name } = row
  return {
    ...{ id, kind, title, body, written_by_name },
    roles: roles && z.array(Role).parse(roles),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    state: ended_at || ends_at <= now ? 'OVER' : starts_at > now ? 'PLANNED' : 'RUNNING',
    ended: ended_at && { at: ended_at.toISOString(), by_name: ended_by_name ?? '' },
  }
}
