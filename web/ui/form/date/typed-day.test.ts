import { expect, it } from 'vitest'
import { readDay, writeDay } from './typed-day.ts'

it('reads a day with its date first, however it is typed', () => {
  for (const typed of [
    '5/11/2026',
    '05/11/2026',
    '5.11.26',
    '5-11-2026',
    '05112026',
    ' 5 Nov 2026 ',
    '5 november, 2026',
  ])
    expect(readDay(typed), typed).toBe('2026-11-05')
  expect(readDay('29/02/2028')).toBe('2028-02-29')
  expect(readDay('2026-11-05')).toBe('2026-11-05') // pasted from elsewhere
})

it('takes no day that does not exist, and nothing that is none', () => {
  for (const typed of [
    '',
    '31/04/2026',
    '29/02/2026',
    '11/25/2026',
    '0/1/2026',
    '5/11',
    '5 nov',
    'tomorrow',
    '5/11/206',
  ])
    expect(readDay(typed), typed).toBeNull()
})

it('writes a day as it is read, and leaves what is no day', () => {
  expect(writeDay('2026-11-05')).toBe('05/11/2026')
  expect(writeDay('31/04')).toBe('31/04')
})
