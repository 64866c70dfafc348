import { z } from 'zod'
import { addDays, addMonths, type Day, daysBetween, firstOfMonth } from '../../shared/dates.ts'
import { monthCount } from '../analytics/rules.ts'
import type { Shape } from './shape.ts'

export const ReportStatus = z.enum(['WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELLED'])
export type ReportStatus = z.infer<typeof ReportStatus>

/** Days that a finished file is kept. */
export const DAYS_KEPT = 7

/** Whether it is still queued or running. */
export const isUnderWay = (status: ReportStatus): boolean => status === 'WAITING' || status === 'RUNNING'

/** Exports of the general ledger in the import formats of accounting programs. */
export const LEDGER_FORMATS = ['quickbooks', 'xero', 'sage'] as const
export const isForPrograms = (format: string): boolean => LEDGER_FORMATS.some((one) => one === format)

export type Span = { from: Day; to: Day }

/** Period of a report: as requested, otherwise the last year up to today, or the next ninety days. */
export function daysOf(
  { period }: Pick<Shape, 'period'>,
  asked: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
): Span {
  if (period === 'AT') return { from: asked.to ?? today, to: asked.to ?? today }
  if (period === 'AHEAD') {
    const from = asked.from ?? today
    return { from, to: asked.to ?? addDays(from < today ? today : from, 90) }
  }
  const to = asked.to ?? today
  return { from: asked.from ?? addDays(addMonths(to, -12), 1), to }
}

const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1)

/** The same day `months` earlier; the last day of a month maps to the last, so that 28 February is compared with 31 January. */
function sameDayBefore(day: Day, months: number): Day {
  const before = addMonths(day, -months)
  return day === lastOfMonth(day) ? lastOfMonth(before) : before
}

/** Comparison period: as many days before, whole months for whole months, or the same period a year earlier. */
export function daysBefore(
  { period }: Pick<Shape, 'period'>,
  { from, to }: Span,
  how: 'PREVIOUS' | 'LAST_YEAR',
): Span {
  const months = how === 'LAST_YEAR' ? 12 : 1
  if (period === 'AT') return { from: sameDayBefore(from, months), to: sameDayBefore(to, months) }
  if (how === 'LAST_YEAR') return { from: addMonths(from, -months), to: sameDayBefore(to, months) }
  const next = addDays(to, 1)
  if (from.endsWith('-01') && next.endsWith('-01')) {
    return { from: addMonths(from, -monthCount({ from, to })), to: addDays(from, -1) }
  }
  const days = daysBetween(from, to) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}
