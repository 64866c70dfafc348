import { FREQUENCIES, ruleFault, ruleParts } from '@gida/contract/domains/assets/repeat'
import { WEEKDAYS, weekdayOf } from '@gida/contract/domains/meetings/recurrence'
import { addDays } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextRuleDays, ruleDays } from './rule-days.ts'

const TWENTY_YEARS = { from: '2026-01-01', to: '2046-12-31' }

/** Each day of the calendar with its position in week and month. */
const CALENDAR = Array.from({ length: 22 * 366 }, (_, index) => {
  const day = addDays('2025-12-01', index)
  const date = Number(day.slice(8))
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const fromEnd = date - new Date(Date.UTC(year, month, 0)).getUTCDate() - 1
  const weekday = weekdayOf(day)
  const nth = [weekday, `${Math.ceil(date / 7)}${weekday}`, `${-Math.ceil(-fromEnd / 7)}${weekday}`]
  const week = Math.floor((index - WEEKDAYS.indexOf(weekday)) / 7)
  return { index, day, date, fromEnd, year, month, weekday, nth, week }
})
type CalendarDay = (typeof CALENDAR)[number]

/** RFC 5545 implemented day by day: the days that match in each period, and those a position selects. */
function expand(rule: string, starts_on: string, to: string): string[] {
  const parts = ruleParts(rule)
  const list = (name: string) => parts.get(name)?.split(',') ?? []
  const numbers = (name: string) => list(name).map(Number)
  const [byDay, byMonthDay] = [list('BYDAY'), numbers('BYMONTHDAY')]
  const [months, positions] = [numbers('BYMONTH'), numbers('BYSETPOS')]
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const frequency = parts.get('FREQ') ?? ''
  const periodOf = ({ index, week, year, month }: CalendarDay): number =>
    ({ DAILY: index, WEEKLY: week, MONTHLY: 12 * year + month })[frequency] ?? year
  const start = CALENDAR.find(({ day }) => day === starts_on)
  if (!start) throw new Error('The calendar begins later.')
  const fits = (one: CalendarDay): boolean => {
    if (months.length > 0 && !months.includes(one.month)) return false
    if (byMonthDay.length > 0 && !byMonthDay.includes(one.date) && !byMonthDay.includes(one.fromEnd))
      return false
    if (byDay.length > 0) return byDay.some((wanted) => one.nth.includes(wanted))
    if (byMonthDay.length > 0 || frequency === 'DAILY') return true
    if (frequency === 'WEEKLY') return one.weekday === start.weekday
    const isMonth = frequency === 'MONTHLY' || months.length > 0 || one.month === start.month
    return one.date === start.date && isMonth
  }
  const isTurn = (one: CalendarDay) => {
    const turns = periodOf(one) - periodOf(start)
    return turns >= 0 && turns % interval === 0
  }
  const periods = Map.groupBy(CALENDAR.filter(isTurn), periodOf)
  const found = [...periods.values()].flatMap((period) => {
    const fitting = period.filter(fits)
    const isTaken = (at: number) => positions.includes(at + 1) || positions.includes(at - fitting.length)
    return fitting.filter((_, at) => positions.length === 0 || isTaken(at)).map(({ day }) => day)
  })
  const until = parts.get('UNTIL')?.replace(/(....)(..)(..)/, '$1-$2-$3') ?? to
  return found
    .filter((day) => day >= starts_on)
    .slice(0, Number(parts.get('COUNT') ?? CALENDAR.length))
    .filter((day) => day <= until && day <= to)
}

const joined = <T>(values: readonly T[], most = 3) =>
  fc.subarray([...values], { minLength: 1, maxLength: most }).map((some) => some.join(','))
const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part)
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const rule = fc
  .record({
    FREQ: fc.constantFrom(...FREQUENCIES),
    INTERVAL: maybe(fc.integer({ min: 1, max: 6 }).map(String)),
    BYDAY: maybe(fc.oneof(joined(WEEKDAYS), joined(['1MO', '2SA', '-1FR', '5TU', '-2WE']))),
    BYMONTHDAY: maybe(joined([1, 13, 28, 29, 30, 31, -1, -2, -31])),
    BYMONTH: maybe(joined([1, 2, 4, 6, 9, 12])),
    BYSETPOS: maybe(joined([1, 2, -1, -2], 2)),
    END: maybe(
      fc.oneof(
        fc.integer({ min: 1, max: 40 }).map((count) => `COUNT=${count}`),
        day.map((last) => `UNTIL=${last.replaceAll('-', '')}`),
      ),
    ),
  })
  .map(({ END, ...parts }) =>
    [...Object.entries(parts).flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])), END]
      .filter(Boolean)
      .join(';'),
  )

test('twenty years of any rule are the days that RFC 5545 says', () => {
  fc.assert(
    fc.property(
      rule.filter((one) => ruleFault(one) === null),
      day,
      (one, starts_on) => {
        expect(ruleDays(one, starts_on, TWENTY_YEARS)).toEqual(expand(one, starts_on, TWENTY_YEARS.to))
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)

test.each([
  ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31', ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31']],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', '2026-01-01', ['2026-01-30', '2026-02-28', '2026-03-30']],
  ['FREQ=YEARLY', '2028-02-29', ['2028-02-29', '2032-02-29', '2036-02-29']],
  ['FREQ=DAILY;UNTIL=20260103', '2026-01-01', ['2026-01-01', '2026-01-02', '2026-01-03']],
  ['FREQ=WEEKLY;COUNT=2', '2026-01-05', ['2026-01-05', '2026-01-12']],
])('%s from %s', (one, starts_on, days) => {
  expect(nextRuleDays(one, starts_on, starts_on, 12).slice(0, days.length)).toEqual(days)
})

test('a rule that can be meant in no way is refused in words', () => {
  expect(ruleFault('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31')).toMatch(/last day of the month/)
  expect(ruleFault('FREQ=MONTHLY;COUNT=3;UNTIL=20270101')).toMatch(/cannot have both/)
  expect(ruleFault('FREQ=WEEKLY;UNTIL=20270230')).toMatch(/not a real date/)
  expect(ruleFault('FREQ=WEEKLY;BYDAY=2SA')).toMatch(/monthly/)
  expect(ruleFault('FREQ=MONTHLY;BYMONTHDAY=-1', 'COMPLETED')).toMatch(/only an interval/)
  for (const none of ['', 'FREQ=HOURLY', 'FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;FREQ=DAILY', 'FREQ=DAILY\nX=1'])
    expect(ruleFault(none)).not.toBeNull()
})
