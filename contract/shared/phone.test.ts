import { expect, test } from 'vitest'
import { formatPhone, normalizePhone } from './phone.ts'

test.each([
  ['+2348031234567', '+234 803 123 4567'],
  ['2348031234567', '+234 803 123 4567'],
  ['0803 123-4567', '+234 803 123 4567'],
  ['+234 (0) 803 123 4567', '+234 803 123 4567'],
  ['8031234567', '+234 803 123 4567'],
  ['07123456789', '+234 712 345 6789'],
  ['0803123456', null],
  ['+23408031234567', null],
  ['06031234567', null],
  ['', null],
])('%s', (typed, shown) => {
  const phone = normalizePhone(typed)
  expect(phone && formatPhone(phone)).toBe(shown)
})
