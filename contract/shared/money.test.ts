import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNaira, formatNairaRough, MAX_KOBO, portion } from './money.ts'

test.each([
  [125_000_000, '₦1,250,000.00', '₦1,250,000'],
  [4_253_750, '₦42,537.50', '₦42,537.50'],
  [0, '₦0.00', '₦0'],
  [-500, '−₦5.00', '−₦5'],
  [7, '₦0.07', '₦0.07'],
])(
  '%i kobo are shown with two decimals in details and none in tables when they are none',
  (kobo, full, short) => {
    expect([formatNaira(kobo), formatNaira(kobo, 'short')]).toEqual([full, short])
  },
)

test.each([
  [240_000_000, '₦2.4m'],
  [85_000_000, '₦850k'],
  [3_000_000_000_00, '₦3bn'],
  [95_000, '₦950'],
])('%i kobo are roughly %s', (kobo, rough) => {
  expect(formatNairaRough(kobo)).toBe(rough)
})

test('a portion is floored exactly, where floating point would not be', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_KOBO }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, rate) => {
        expect(BigInt(portion(amount, rate))).toBe((BigInt(amount) * BigInt(rate)) / 10_000n)
      },
    ),
  )
})
