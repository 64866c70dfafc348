import { addDays, type Day } from './dates.ts'

/** Limit of the search in days, since a calendar without working days would never end it. */
const LONGEST_REST = 366

/** Monday to Friday, unless it is a holiday. */
export function isWorkingDay(day: Day, holidays: ReadonlySet<Day>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}

/** The day itself if it is a working day, otherwise the next one. Throws if a year has none. */
export function nextWorkingDay(day: Day, holidays: ReadonlySet<Day>): Day {
  let found = day
  for (let rest = 0; !isWorkingDay(found, holidays); rest++) {
    if (rest > LONGEST_REST) throw new RangeError(`No working day within a year of ${day}.`)
    found = addDays(found, 1)
  }
  return found
}

/** The day `count` working days after a day, which itself does not count. */
export function addWorkingDays(day: Day, count: number, holidays: ReadonlySet<Day>): Day {
  let found = day
  for (let left = count; left > 0; left--) found = nextWorkingDay(addDays(found, 1), holidays)
  return found
}
