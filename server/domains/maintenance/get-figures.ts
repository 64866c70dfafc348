import { AGES, type Age } from '@gida/contract/domains/maintenance/ages'
import { wholeDaysBetween } from '@gida/contract/domains/maintenance/clocks'
import type { maintenance } from '@gida/contract/domains/maintenance/endpoints'
import { overWithin, type Span, takenBy } from '@gida/contract/domains/maintenance/figures'
import type { RequestFigures } from '@gida/contract/domains/maintenance/request'
import {
  CATEGORIES,
  type Category,
  PRIORITIES,
  type Priority,
  REOPEN_DAYS,
  type RequestStatus,
} from '@gida/contract/domains/maintenance/rules'
import { addDays, addMonths, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { given } from '../../platform/db/rows/pages.ts'
import { requestsOf } from './requests/request-queries.ts'

type Row = {
  category: Category
  priority: Priority
  status: RequestStatus
  created_at: Date
  answered_at: Date | null
  answer_due_at: Date
  resolved_at: Date | null
  due_at: Date | null
  opened_at: Date
  fix_due_at: Date
  assigned_to: string | null
  reopened_count: number
  unit_id: string
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MOST_FAULTS = 10
const WEEK_HOURS = 7 * 24

/** Current requests by state, and answer and repair times of those reported in a period (the last three months by default). */
export async function getFigures(
  tx: Tx,
  actor: Actor,
  { from, to, ...where }: QueryOf<typeof maintenance.getFigures>,
): Promise<RequestFigures> {
  const today = lagosDay(tx.now)
  const time = { from: from ?? addMonths(today, -3), to: to ?? today }
  const since = startOfDay(time.from)
  const until = startOfDay(addDays(time.to, 1))
  const mine = tx
    .selectFrom('maintenance_request')
    .select(['category', 'priority', 'status', 'created_at', 'answered_at', 'answer_due_at', 'resolved_at'])
    .select(['due_at', 'opened_at', 'fix_due_at', 'assigned_to', 'reopened_count', 'unit_id'])
    .where(requestsOf(actor))
    .where('merged_into', 'is', null)
    .where((eb) => eb.and(given(where)))
  const [open, toConfirm, reported] = await Promise.all([
    mine.where(sql<boolean>`status < 'RESOLVED'`).execute(),
    mine.where('status', '=', 'RESOLVED').execute(),
    mine
      .where('created_at', '>=', since)
      .where('created_at', '<', until)
      .where('status', '<>', 'CANCELLED')
      .execute(),
  ])
  return {
    ...{ ...time, ...standingOf(open, tx.now), to_confirm: toConfirm.length, ...takenOf(reported, tx.now) },
    by_fault: await comingBack(tx, reported),
  }
}

function standingOf(open: readonly Row[], now: Date) {
  const left = ({ due_at }: Row) => (due_at ? due_at.getTime() - now.getTime() : Number.POSITIVE_INFINITY)
  const late = open.filter((row) => left(row) < 0)
  const close = open.filter(
    (row) => left(row) >= 0 && row.due_at && left(row) * 4 < row.due_at.getTime() - row.opened_at.getTime(),
  )
  const aged = open.map((row) => ({ ...row, days: wholeDaysBetween(row.created_at, now) }))
  return {
    ...{ open: open.length, late: late.length, close: close.length },
    unassigned: open.filter((row) => row.assigned_to === null).length,
    by_age: PRIORITIES.toReversed().map((priority) => {
      const days = aged.filter((row) => row.priority === priority).map((row) => row.days)
      const within = (age: Age) => days.filter((day) => day >= AGES[age][0] && day <= AGES[age][1]).length
      return {
        ...{ priority, today: within('today'), days_1_to_4: within('days_1_to_4') },
        ...{ days_5_to_14: within('days_5_to_14'), over_14: within('over_14') },
      }
    }),
  }
}

/** Open requests count with their age so far, so that leaving hard ones open does not improve the figures. */
function takenOf(rows: readonly Row[], now: Date) {
  const answers = spansOf(rows, (row) => row.answered_at, MINUTE_MS, now)
  const fixes = spansOf(rows, (row) => row.resolved_at, HOUR_MS, now)
  const reopenable = new Date(now.getTime() - REOPEN_DAYS * 24 * HOUR_MS)
  const fixed = rows.filter(
    (row) => row.reopened_count > 0 || (row.resolved_at && row.resolved_at < reopenable),
  )
  return {
    answer: {
      requests: rows.length,
      median_minutes: median(answers),
      in_time: inTime(rows, (row) => [row.answered_at, row.answer_due_at], now),
    },
    fix: {
      requests: rows.length,
      median_hours: median(fixes),
      within_7_days: rows.length === 0 ? null : Math.round(overWithin(fixes, WEEK_HOURS) * 100),
    },
    by_priority: PRIORITIES.toReversed()
      .map((priority) => targetsOf(priority, rows, now))
      .filter(({ requests }) => requests > 0),
    reopened: { fixed: fixed.length, reopened: fixed.filter((row) => row.reopened_count > 0).length },
    by_category: CATEGORIES.map((category) => {
      const of = rows.filter((row) => row.category === category)
      return { category, requests: of.length, reopened: of.filter((row) => row.reopened_count > 0).length }
    }).filter(({ requests }) => requests > 0),
  }
}

/** The kinds of fault reported more than once from one unit, most frequent first. */
async function comingBack(tx: Tx, rows: readonly Row[]): Promise<RequestFigures['by_fault']> {
  const faults = [...Map.groupBy(rows, ({ unit_id, category }) => `${unit_id} ${category}`).values()]
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_FAULTS)
    .flatMap((same) => same.slice(0, 1).map((row) => ({ ...row, requests: same.length })))
  if (faults.length === 0) return []
  const units = await tx
    .selectFrom('unit')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(faults.map(({ unit_id }) => unit_id))])
    .execute()
  const names = new Map(units.map(({ id, name }) => [id, name]))
  return faults.map(({ unit_id, category, requests }) => ({
    ...{ unit_id, unit_name: names.get(unit_id) ?? '', category, requests },
  }))
}

const spansOf = (rows: readonly Row[], end: (row: Row) => Date | null, unit_ms: number, now: Date): Span[] =>
  rows.map((row) => ({
    took: ((end(row) ?? now).getTime() - row.created_at.getTime()) / unit_ms,
    is_ended: end(row) !== null,
  }))

function median(spans: readonly Span[]): number | null {
  const taken = takenBy(spans, 0.5)
  return taken === null ? null : Math.round(taken)
}

/** Percentage met, of those finished or due; null if there are none. */
function inTime(
  rows: readonly Row[],
  read: (row: Row) => [end: Date | null, due: Date],
  now: Date,
): number | null {
  const due = rows.map(read).filter(([end, by]) => end !== null || by < now)
  const kept = due.filter(([end, by]) => end !== null && end <= by)
  return due.length === 0 ? null : Math.round((kept.length * 100) / due.length)
}

/** Median times of one priority, and the percentage within its targets. */
function targetsOf(priority: Priority, all: readonly Row[], now: Date) {
  const rows = all.filter((row) => row.priority === priority)
  return {
    ...{ priority, requests: rows.length },
    answer_minutes: median(spansOf(rows, (row) => row.answered_at, MINUTE_MS, now)),
    answered_in_time: inTime(rows, (row) => [row.answered_at, row.answer_due_at], now),
    fix_hours: median(spansOf(rows, (row) => row.resolved_at, HOUR_MS, now)),
    fixed_in_time: inTime(rows, (row) => [row.resolved_at, row.fix_due_at], now),
  }
}
