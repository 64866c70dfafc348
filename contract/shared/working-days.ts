import { addDays, type Day } from './dates.ts'

/** A week without a working day would never end the search: no calendar is so full for so long. */
const LONGEST_REST = 366

/** Monday to Friday, unless it is a holiday. */
export function isWorkingDay(day: Day, holidays: ReadonlySet<Day>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}

/** That day where it is a working day, else the next one. Throws where a year has none. */
export function nextWorkingDay(day: Day, holidays: ReadonlySet<Day>): Day {
  let found = day
  for (let rest = 0; !isWorkingDay(found, holidays); rest++) {
    if (rest > LONGEST_REST) throw new RangeError(`No working day within a year of ${day}.`)
    found = addDays(found, 1)
  }
  return found
}

/** The working day that comes `count` working days after a day; none of them is that day itself. */
export function addWorkingDays(day: Day, count: number, holidays: ReadonlySet<Day>): Day {
  let found = day
  for (let left = count; left > 0; left--) found = nextWorkingDay(addDays(found, 1), holidays)
  return found
}
