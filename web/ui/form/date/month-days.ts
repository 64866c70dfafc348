import { addDays, type Day } from '@gida/contract/shared/dates'

/** 0 for Monday. */
const weekday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The weeks of a month, Monday to Sunday; days of other months are null. */
export function weeksOf(month: string): (Day | null)[][] {
  const first = `${month}-01`
  let day = addDays(first, -weekday(first))
  const weeks: (Day | null)[][] = []
  do {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => addDays(day, at)).map((one) =>
        one.startsWith(month) ? one : null,
      ),
    )
    day = addDays(day, 7)
  } while (day.startsWith(month))
  return weeks
}

/** The day that a key moves to; undefined for other keys. */
export function dayByKey(key: string, day: Day, monthOn: (day: Day, months: number) => Day): Day | undefined {
  const steps: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday(day)),
    End: () => addDays(day, 6 - weekday(day)),
    PageUp: () => monthOn(day, -1),
    PageDown: () => monthOn(day, 1),
  }
  return steps[key]?.()
}
