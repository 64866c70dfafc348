import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endedOn, leftAfter, readRecurrence, recurringDays } from './recurrence.ts'

/** The first days of a rule. */
function daysOf(rule: string, first: string, most = 6): string[] {
  const read = readRecurrence(rule)
  if (!read) throw new Error(`${rule} is no rule of meetings.`)
  return recurringDays(read, first).take(most).toArray()
}

test.each([
  ['FREQ=WEEKLY', '2026-11-14', ['2026-11-14', '2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12']],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=2', '2026-11-14', ['2026-11-14', '2026-11-28']],
  [
    'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261123',
    '2026-11-12',
    ['2026-11-12', '2026-11-16', '2026-11-19', '2026-11-23'],
  ],
  ['RRULE:FREQ=MONTHLY;BYDAY=2SA', '2026-11-14', ['2026-11-14', '2026-12-12', '2027-01-09', '2027-02-13']],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', ['2026-11-27', '2026-12-25', '2027-01-29']],
  ['FREQ=MONTHLY', '2026-10-31', ['2026-10-31', '2026-12-31', '2027-01-31', '2027-03-31']],
  ['FREQ=MONTHLY;INTERVAL=12', '2028-02-29', ['2028-02-29', '2032-02-29']],
])('%s from %s', (rule, first, days) => {
  expect(daysOf(rule, first).slice(0, days.length)).toEqual(days)
})

test('a rule that ends yields no more', () => {
  expect(daysOf('FREQ=WEEKLY;INTERVAL=2;COUNT=2', '2026-11-14')).toHaveLength(2)
  expect(daysOf('FREQ=WEEKLY;UNTIL=20261120T225959Z', '2026-11-14')).toEqual(['2026-11-14'])
})

test('a rule that ends on a day and one that goes on from a later date share its dates between them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'FREQ=WEEKLY;COUNT=40',
        'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA;COUNT=31',
        'FREQ=MONTHLY;BYDAY=-1SA;COUNT=17',
        'FREQ=MONTHLY;UNTIL=20290101T225959Z',
        'FREQ=WEEKLY;INTERVAL=3;UNTIL=20271231T225959Z',
      ),
      fc.integer({ min: 1, max: 12 }),
      (rule, taken) => {
        const days = daysOf(rule, '2026-11-28', 60)
        const split = days[taken] ?? ''
        expect([
          ...daysOf(endedOn(rule, days[taken - 1] ?? ''), '2026-11-28', 60),
          ...daysOf(leftAfter(rule, taken), split, 60),
        ]).toEqual(days)
      },
    ),
  )
})

test.each([
  'FREQ=DAILY',
  'FREQ=SECONDLY;INTERVAL=1',
  'FREQ=WEEKLY;INTERVAL=0',
  'FREQ=WEEKLY;INTERVAL=999999999999',
  'FREQ=WEEKLY;COUNT=100000',
  'FREQ=WEEKLY;COUNT=3;UNTIL=20270101',
  'FREQ=WEEKLY;UNTIL=20271399',
  'FREQ=WEEKLY;BYDAY=2SA',
  'FREQ=MONTHLY;BYDAY=9SA',
  'FREQ=MONTHLY;BYSETPOS=1;BYDAY=SA',
  'FREQ=WEEKLY\nATTENDEE:mailto:x@y.z',
  'nonsense',
  '',
])('%s is refused', (rule) => {
  expect(readRecurrence(rule)).toBeNull()
})
