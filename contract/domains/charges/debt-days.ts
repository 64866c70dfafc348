import { addDays, type Day, daysBetween } from '../../shared/dates.ts'

/** What falls due within so many days is due now, beside what is past its day. */
export const DUE_NOW_DAYS = 7
export const dueNowUntil = (today: Day): Day => addDays(today, DUE_NOW_DAYS)

/** The days at which a charge that is open goes from one word of debt, or one age, to the next. */
export const debtEdges = (today: Day): Day[] => [
  ...AGES.map((age) => dueDaysOf(age, today).to),
  today,
  dueNowUntil(today),
]

/** How late something is that fell due on a day: 0 up to that day itself. */
export const lateDays = (due_date: Day, today: Day): number => Math.max(0, daysBetween(due_date, today))

/** How long arrears are late, in days since they fell due. */
export const AGES = ['1-30', '31-60', '61-90', '90+'] as const
export type Age = (typeof AGES)[number]

const LEAST_DAYS: Record<Age, number> = { '1-30': 1, '31-60': 31, '61-90': 61, '90+': 91 }
const MOST_DAYS: Record<Age, number | null> = { '1-30': 30, '31-60': 60, '61-90': 90, '90+': null }

/** The due days of what is so old today; the oldest has no first day. */
export const dueDaysOf = (age: Age, today: Day): { from: Day | null; to: Day } => {
  const most = MOST_DAYS[age]
  return { from: most === null ? null : addDays(today, -most), to: addDays(today, -LEAST_DAYS[age]) }
}
