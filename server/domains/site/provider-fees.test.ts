import { expect, test } from 'vitest'
import { providerFee } from './provider-fees.ts'

test.each([
  [25_000, 375],
  [249_999, 3_750],
  [250_000, 13_750],
  [500_000, 17_500],
  [12_666_600, 199_999],
  [12_666_601, 200_000],
  [120_000_000, 200_000],
])('by card the fee on %i kobo is %i', (amount, fee) => {
  expect(providerFee('card', amount)).toBe(fee)
})

test('a transfer costs a hundredth, ₦300 at most, and a debit of the account half of that, ₦1,000 at most', () => {
  expect([2_500_000, 125_000_000].map((amount) => providerFee('transfer', amount))).toEqual([25_000, 30_000])
  expect([2_500_000, 125_000_000].map((amount) => providerFee('debit', amount))).toEqual([12_500, 100_000])
})
