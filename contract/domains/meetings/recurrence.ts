import { addDays, addMonths, type Day, firstOfMonth } from '../../shared/dates.ts'

/** Weekdays in RFC 5545 notation. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** A recurrence rule: the subset of an RFC 5545 RRULE that meetings use. */
export type Recurrence = {
  frequency: 'WEEKLY' | 'MONTHLY'
  interval: number
  /** Weekly rules only; empty means the weekday of the first date. */
  weekdays: readonly Weekday[]
  /**
   * Monthly rules only: the second Saturday is `{nth: 2, weekday: 'SA'}`, the last one `-1`. Null: the same day of the
   * month.
   */
  nth: { nth: number; weekday: Weekday } | null
  count: number | null
  until: Day | null
}

const MOST_MISSES = 100
const NTH = /^([1-4]|-1)(MO|TU|WE|TH|FR|SA|SU)$/
const UNTIL = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/

/** Parses a rule; null if meetings do not support it. */
export function readRecurrence(rule: string): Recurrence | null {
  const parts = new Map(
    rule
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=')
        return [name, value]
      }),
  )
  const known = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL', 'WKST'])
  const frequency = parts.get('FREQ')
  if ([...parts.keys()].some((name) => !known.has(name))) return null
  if (frequency !== 'WEEKLY' && frequency !== 'MONTHLY') return null
  const interval = readCount(parts.get('INTERVAL') ?? '1', 12)
  const count = parts.has('COUNT') ? readCount(parts.get('COUNT'), 500) : null
  const until = readUntil(parts.get('UNTIL'))
  const days = readDays(frequency, parts.get('BYDAY'))
  if (interval === undefined || count === undefined || until === undefined || days === null) return null
  return count !== null && until !== null ? null : { frequency, interval, count, until, ...days }
}

/** The dates of a rule, beginning with its first. */
export function* recurringDays(
  { frequency, interval, weekdays, nth, count, until }: Recurrence,
  first: Day,
): Generator<Day> {
  let left = count ?? Number.POSITIVE_INFINITY
  let misses = 0
  for (let step = 0; left > 0 && misses < MOST_MISSES; step += interval) {
    const days = frequency === 'WEEKLY' ? inWeek(first, step, weekdays) : inMonth(first, step, nth)
    misses = days.length === 0 ? misses + 1 : 0 // e.g. a month without a 31st
    for (const day of days) {
      if (day < first) continue
      if (left-- <= 0 || (until !== null && day > until)) return
      yield day
    }
  }
}

/** The rule with a last day, in RFC 5545 notation: until the end of that day in Lagos. */
export const endedOn = (rule: string, last: Day): string =>
  `${without(rule, ['COUNT', 'UNTIL'])};UNTIL=${last.replaceAll('-', '')}T225959Z`

/** The rule that remains after its first `taken` dates are removed. */
export function leftAfter(rule: string, taken: number): string {
  const { count } = readRecurrence(rule) ?? { count: null }
  return count === null ? rule : `${without(rule, ['COUNT'])};COUNT=${count - taken}`
}

const without = (rule: string, names: readonly string[]) =>
  rule
    .split(';')
    .filter((part) => !names.includes(part.split('=')[0] ?? ''))
    .join(';')

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO'
}

/** Ordinal of a day among the same weekdays of its month: 2 for the second Saturday. */
export const nthOfMonth = (day: Day): number => Math.ceil(Number(day.slice(8)) / 7)

function inWeek(first: Day, step: number, weekdays: readonly Weekday[]): Day[] {
  const monday = addDays(first, 7 * step - WEEKDAYS.indexOf(weekdayOf(first)))
  const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(first)]
  return WEEKDAYS.flatMap((weekday, index) => (wanted.includes(weekday) ? [addDays(monday, index)] : []))
}

function inMonth(first: Day, step: number, nth: Recurrence['nth']): Day[] {
  const begins = addMonths(firstOfMonth(first), step)
  const days = Array.from({ length: 31 }, (_, index) => addDays(begins, index)).filter(
    (day) => day.slice(0, 7) === begins.slice(0, 7),
  )
  if (!nth) return days.filter((day) => day.slice(8) === first.slice(8))
  return days.filter((day) => weekdayOf(day) === nth.weekday).slice(...sliceOf(nth.nth))
}

const sliceOf = (nth: number): [number, number?] => (nth === -1 ? [-1] : [nth - 1, nth])

function readCount(text: string | undefined, most: number): number | undefined {
  const count = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
  return count >= 1 && count <= most ? count : undefined
}

function readUntil(text: string | undefined): Day | null | undefined {
  if (text === undefined) return null
  const [, year, month, day] = UNTIL.exec(text) ?? []
  const until = `${year}-${month}-${day}`
  return year && !Number.isNaN(Date.parse(until)) ? until : undefined
}

function readDays(
  frequency: Recurrence['frequency'],
  text: string | undefined,
): Pick<Recurrence, 'weekdays' | 'nth'> | null {
  if (text === undefined) return { weekdays: [], nth: null }
  if (frequency === 'MONTHLY') {
    const [, nth, weekday] = NTH.exec(text) ?? []
    return nth ? { weekdays: [], nth: { nth: Number(nth), weekday: weekday as Weekday } } : null
  }
  const weekdays = text.split(',')
  const areKnown = weekdays.every((day) => WEEKDAYS.some((weekday) => weekday === day))
  return areKnown ? { weekdays: weekdays as Weekday[], nth: null } : null
}
