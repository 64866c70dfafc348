import { ruleFault } from '@gida/contract/domains/assets/repeat'
import { expect, test } from 'vitest'
import { EMPTY_REPEAT, type RepeatValues, repeatValues, repeatWords, timingOf } from './repeat-values.ts'

const values = (more: Partial<RepeatValues> = {}): RepeatValues => ({
  ...EMPTY_REPEAT,
  starts_on: '2026-12-31',
  ...more,
})

test.each([
  [{}, 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=31', 'Every month on day 31'],
  [
    { month_day: 'LAST', interval: '3' },
    'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1',
    'Every 3 months on the last day',
  ],
  [
    { frequency: 'WEEKLY', weekdays: ['TH', 'MO'] },
    'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TH',
    'Every week on Mon, Thu',
  ],
  [
    { frequency: 'YEARLY', ends: 'COUNT', count: '4' },
    'FREQ=YEARLY;INTERVAL=1;COUNT=4',
    'Every year, 4 times',
  ],
  [
    { frequency: 'DAILY', ends: 'UNTIL', until: '2027-01-31' },
    'FREQ=DAILY;INTERVAL=1;UNTIL=20270131',
    'Every day, until 31 Jan 2027',
  ],
  [{ how: 'DONE', interval: '6' }, 'FREQ=MONTHLY;INTERVAL=6', 'Every 6 months after completion'],
  [
    { frequency: 'OWN', rule: 'FREQ=MONTHLY;BYDAY=2SA' },
    'FREQ=MONTHLY;BYDAY=2SA',
    'By rule: FREQ=MONTHLY;BYDAY=2SA',
  ],
] as [Partial<RepeatValues>, string, string][])('%j is %s', (more, rule, words) => {
  const timing = timingOf(values(more))
  expect(timing?.rule).toBe(rule)
  expect(timing && ruleFault(rule, timing.anchor)).toBeNull()
  expect(timing && repeatWords(timing)).toBe(words)
  expect(timing && timingOf(repeatValues(timing))).toEqual(timing)
})

test('hours have months at the latest, and what is missing is not sent', () => {
  const timing = timingOf(values({ how: 'HOURS', every_hours: '250', or_months: '12' }))
  expect(timing).toMatchObject({ rule: null, every_hours: 250, or_months: 12 })
  expect(timing && repeatWords(timing)).toBe('Every 250 hours of running, at the latest every 12 months')
  expect(timingOf(values({ how: 'HOURS' }))).toBeNull()
  expect(timingOf(values({ starts_on: '' }))).toBeNull()
  expect(timingOf(values({ interval: '0' }))).toBeNull()
})
