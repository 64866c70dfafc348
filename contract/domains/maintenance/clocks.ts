import { type Day, lagosDay, startOfDay } from '../../shared/dates.ts'
import { addWorkingDays } from '../../shared/working-days.ts'
import { isOpen, type Priority, type RequestStatus } from './rules.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Office closing time, 17:00. */
const OFFICE_CLOSES_MS = 17 * HOUR_MS

type Target = { hours: number } | { working_days: number }

/** Time limits to answer, make safe and fix a request by priority. Urgent ones run around the clock. */
export const TARGETS: Record<Priority, { answer: Target; safe_hours: number | null; fix_hours: number }> = {
  URGENT: { answer: { hours: 0.25 }, safe_hours: 4, fix_hours: 48 },
  HIGH: { answer: { hours: 2 }, safe_hours: null, fix_hours: 48 },
  MEDIUM: { answer: { working_days: 1 }, safe_hours: null, fix_hours: 7 * 24 },
  LOW: { answer: { working_days: 2 }, safe_hours: null, fix_hours: 21 * 24 },
}

/** Deadline for an answer. Pauses do not extend it. */
export function answerDue(priority: Priority, since: Date, holidays: ReadonlySet<Day>): Date {
  const { answer } = TARGETS[priority]
  if ('hours' in answer) return new Date(since.getTime() + answer.hours * HOUR_MS)
  const day = addWorkingDays(lagosDay(since), answer.working_days, holidays)
  return new Date(startOfDay(day).getTime() + OFFICE_CLOSES_MS)
}

/** Deadline for a fix, extended by pauses. Reopening restarts it. */
export const fixDue = (priority: Priority, since: Date, paused_ms: number): Date =>
  new Date(since.getTime() + TARGETS[priority].fix_hours * HOUR_MS + paused_ms)

export const safeDue = (priority: Priority, since: Date): Date | null => {
  const { safe_hours } = TARGETS[priority]
  return safe_hours === null ? null : new Date(since.getTime() + safe_hours * HOUR_MS)
}

export const CLOCKS = ['ANSWER', 'SAFE', 'FIX', 'HOLD', 'CONFIRM', 'OVER'] as const
export type ClockKind = (typeof CLOCKS)[number]
/** The running clock, its deadline, and whether it is late or in its last quarter. */
export type Clock = { kind: ClockKind; due_at: Date | null; is_late: boolean; is_close: boolean }

type Timed = {
  status: RequestStatus
  opened_at: Date
  answered_at: Date | null
  safe_at: Date | null
  answer_due_at: Date
  safe_due_at: Date | null
  fix_due_at: Date
}

/** The clock that a request is currently running against. */
export function clockOf(request: Timed, now: Date): Clock {
  const { status, opened_at, answered_at, safe_at, answer_due_at, safe_due_at, fix_due_at } = request
  if (status === 'RESOLVED') return { kind: 'CONFIRM', due_at: null, is_late: false, is_close: false }
  if (!isOpen(status)) return { kind: 'OVER', due_at: null, is_late: false, is_close: false }
  if (answered_at === null) return running('ANSWER', opened_at, answer_due_at, now)
  if (status === 'ON_HOLD') return { kind: 'HOLD', due_at: null, is_late: false, is_close: false }
  if (safe_at === null && safe_due_at && safe_due_at < fix_due_at)
    return running('SAFE', opened_at, safe_due_at, now)
  return running('FIX', opened_at, fix_due_at, now)
}

function running(kind: ClockKind, since: Date, due_at: Date, now: Date): Clock {
  const left = due_at.getTime() - now.getTime()
  const whole = due_at.getTime() - since.getTime()
  return { kind, due_at, is_late: left < 0, is_close: left >= 0 && left * 4 < whole }
}

export const wholeDaysBetween = (since: Date, until: Date): number =>
  Math.floor((until.getTime() - since.getTime()) / DAY_MS)
