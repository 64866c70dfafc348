import { addDays, addMonths, type Day, firstOfMonth } from '@gida/contract/shared/dates'

export type View = 'month' | 'week' | 'agenda'

const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const AGENDA_DAYS = 31

/** The days of a view around a day: the whole weeks of its month, its week, or a month from it. */
export function daysOf(view: View, day: Day): Day[] {
  const [first, count] =
    view === 'agenda'
      ? [day, AGENDA_DAYS]
      : view === 'week'
        ? [mondayOf(day), 7]
        : [mondayOf(firstOfMonth(day)), weeksOf(day) * 7]
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

function weeksOf(day: Day): number {
  const first = firstOfMonth(day)
  const last = addDays(addMonths(first, 1), -1)
  const days = (Date.parse(last) - Date.parse(mondayOf(first))) / 86_400_000 + 1
  return Math.ceil(days / 7)
}

/** The corresponding day of the previous or next period. */
export function moved(view: View, day: Day, by: 1 | -1): Day {
  if (view === 'week') return addDays(day, 7 * by)
  return view === 'month' ? addMonths(firstOfMonth(day), by) : addDays(day, AGENDA_DAYS * by)
}
