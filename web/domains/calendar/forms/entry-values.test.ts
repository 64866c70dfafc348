import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { expect, it } from 'vitest'
import { bodyOf, checkEntry, emptyOn, valuesOf } from './entry-values.ts'

it.each([
  ['an hour', '2036-12-04T09:00:00.000Z', '2036-12-04T10:00:00.000Z'],
  ['over midnight', '2036-12-04T21:00:00.000Z', '2036-12-05T01:00:00.000Z'],
  ['until midnight', '2036-12-04T21:00:00.000Z', '2036-12-04T23:00:00.000Z'],
  ['three days', '2036-12-04T09:00:00.000Z', '2036-12-06T15:30:00.000Z'],
  ['three days until midnight', '2036-12-04T09:00:00.000Z', '2036-12-06T23:00:00.000Z'],
])('an entry of %s keeps its end when it is changed', (_, start, end) => {
  const item = { title: 'Audit', note: '', all_day: false, start, end } as CalendarItem
  expect(bodyOf(valuesOf(item))).toMatchObject({ start, end })
})

it('an entry with times ends on its last day, and never before it starts', () => {
  const values = { ...emptyOn('2036-12-04'), title: 'Audit', last: '2036-12-06', from: '10:00', to: '09:00' }
  expect(bodyOf(values)).toMatchObject({ start: '2036-12-04T09:00:00.000Z', end: '2036-12-06T08:00:00.000Z' })
  expect(bodyOf({ ...values, last: values.first }).end, 'on the next day').toBe('2036-12-05T08:00:00.000Z')
  expect(checkEntry({ ...values, last: '2036-12-03' })).toMatchObject({ last: expect.any(String) })
})
