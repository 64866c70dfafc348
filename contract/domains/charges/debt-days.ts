import { addDays, type Day, daysBetween } from '../../shared/dates.ts'

/** Days ahead that still count as due now, beside what is overdue. */
export const DUE_NOW_DAYS = 7
export const dueNowUntil = (today: Day): Day => addDays(today, DUE_NOW_DAYS)

/** Days on which an open charge changes its debt category or age bracket. */
export const debtEdges = (today: Day): Day[] => [
  ...AGES.map((age) => dueDaysOf(age, today).to),
  today,
  dueNowUntil(today),
]

/** Days late; 0 up to the due day itself. */
export const lateDays = (due_date: Day, today: Day): number => Math.max(0, daysBetween(due_date, today))

/** Age brackets of arrears, in days since the due date. */
export const AGES = ['1-30', '31-60', '61-90', '90+'] as const
export type Age = (typeof AGES)[number]

const LEAST_DAYS: Record<Age, number> = { '1-30': 1, '31-60': 31, '61-90': 61, '90+': 91 }
const MOST_DAYS: Record<Age, number | null> = { '1-30': 30, '31-60': 60, '61-90': 90, '90+': null }

/** Due-day range of an age bracket; the oldest is open-ended. */
export const dueDaysOf = (age: Age, today: Day): { from: Day | null; to: Day } => {
  const most = MOST_DAYS[age]
  return { from: most === null ? null : addDays(today, -most), to: addDays(today, -LEAST_DAYS[age]) }
}
