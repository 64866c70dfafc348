import { expect, test } from 'vitest'
import { describeRepeat, repeatOptions, sameRepeat } from './repeats.ts'

test('a day offers the rules that people mean by it', () => {
  expect(repeatOptions('2026-11-14').map(({ label }) => label)).toEqual([
    'Does not repeat',
    'Every week, Saturday',
    'Every second week, Saturday',
    'Every month, second Saturday',
    'Every month, on day 14',
  ])
})

test('the end of a month is offered as its last weekday, and never as a day that some months lack', () => {
  expect(repeatOptions('2026-10-31').map(({ value }) => value)).toEqual([
    '',
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;INTERVAL=2',
    'FREQ=MONTHLY;BYDAY=-1SA',
  ])
  expect(describeRepeat('FREQ=MONTHLY;BYDAY=-1SA', '2026-10-31')).toBe('Every month, last Saturday')
})

test('what was chosen of one day stays chosen of another', () => {
  const tuesday = repeatOptions('2026-12-01')
  expect(sameRepeat('FREQ=MONTHLY;BYDAY=2SA', tuesday)).toBe('FREQ=MONTHLY;BYDAY=1TU')
  expect(sameRepeat('FREQ=WEEKLY;INTERVAL=2', tuesday)).toBe('FREQ=WEEKLY;INTERVAL=2')
  expect(sameRepeat('FREQ=MONTHLY', repeatOptions('2026-10-31'))).toBe('')
})
