import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { StatusPart } from './check-status.ts'

export const DAYS_SHOWN = 30
/** Older checks say nothing about the present. */
const FRESH_MS = 5 * 60_000

export type StatusDay = { day: Day; checks: number; failed: number }
export type PartStatus = { part: StatusPart; now: 'WELL' | 'UNWELL' | 'UNKNOWN'; days: StatusDay[] }

/** A platform announcement of maintenance or trouble. */
export type StatusNotice = { kind: 'MAINTENANCE' | 'TROUBLE'; title: string; body: string; ends_at: Date }

/** Present announcements, trouble first. */
export async function readNotices(tx: Tx): Promise<StatusNotice[]> {
  const { rows } = await sql<StatusNotice>`
    select kind, title, body, ends_at from platform_announcement
    where kind <> 'NEWS' and ended_at is null and starts_at <= ${tx.now} and ends_at > ${tx.now}
    order by kind desc, starts_at`.execute(tx)
  return rows
}

type Row = { part: StatusPart; day: Day; checks: number; failed: number; checked_at: Date; is_well: boolean }

/** The state of each part now and on thirty Lagos days, oldest first, including days without data. */
export async function readStatus(tx: Tx, parts: readonly StatusPart[]): Promise<PartStatus[]> {
  const { rows } = await sql<Row>`
    select part, to_char(hour at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day, sum(checks)::int as checks,
      sum(failed)::int as failed, max(checked_at) as checked_at, (array_agg(is_well order by hour desc))[1] as is_well
    from status_hour where hour > ${tx.now}::timestamptz - interval '31 days' group by 1, 2`.execute(tx)
  const today = lagosDay(tx.now)
  const shown = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(today, index - DAYS_SHOWN + 1))
  return parts.map((part) => {
    const of = new Map(rows.filter((row) => row.part === part).map((row) => [row.day, row]))
    const last = [...of.values()].sort((one, other) => +other.checked_at - +one.checked_at)[0]
    const isFresh = last && tx.now.getTime() - last.checked_at.getTime() < FRESH_MS
    return {
      part,
      now: !isFresh ? 'UNKNOWN' : last.is_well ? 'WELL' : 'UNWELL',
      days: shown.map((day) => ({ day, checks: of.get(day)?.checks ?? 0, failed: of.get(day)?.failed ?? 0 })),
    }
  })
}
