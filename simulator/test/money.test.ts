import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dividePayment, feesSplit, type Terms } from '../money/divide-payment.ts'
import { feeFor } from '../money/fee.ts'

describe('the fee', () => {
  test.each([
    [25_000, 375],
    [110_000, 1_650],
    [249_999, 3_750],
    [250_000, 13_750],
    [300_000, 14_500],
    [500_000, 17_500],
    [5_000_000, 85_000],
    [12_666_600, 199_999],
    [12_666_601, 200_000],
    [15_000_000, 200_000],
    [120_000_000, 200_000],
  ])('of %i kobo is %i', (amount, fee) => {
    expect(feeFor(amount)).toBe(fee)
  })
})

describe('the division', () => {
  const split = (amount: number, fee: number, terms: Terms) =>
    feesSplit(fee, dividePayment(amount, fee, terms), terms)

  test('takes the fee out of the main share, as recorded with a flat charge', () => {
    const terms: Terms = { bearer: 'account', transactionCharge: 875_000, percentageCharge: 2 }
    expect(split(45_875_000, 200_000, terms)).toEqual({
      paystack: 200_000,
      integration: 675_000,
      subaccount: 45_000_000,
      params: { bearer: 'account', transaction_charge: '875000', percentage_charge: '2' },
    })
  })

  test('lets the subaccount lose the fee where the main share is smaller, as recorded', () => {
    const terms: Terms = { bearer: 'account', transactionCharge: null, percentageCharge: 0.2 }
    expect(split(20_000, 300, terms)).toMatchObject({ paystack: 300, integration: 40, subaccount: 19_660 })
  })

  test('takes the fee out of the subaccount when that bears it', () => {
    const terms: Terms = { bearer: 'subaccount', transactionCharge: null, percentageCharge: 10 }
    expect(split(1_000_000, 25_000, terms)).toMatchObject({ integration: 100_000, subaccount: 875_000 })
  })

  test('always adds up, and leaves nobody owing', () => {
    const terms = fc.record({
      bearer: fc.constantFrom<Terms['bearer']>('account', 'subaccount'),
      transactionCharge: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
      percentageCharge: fc.double({ min: 0, max: 100, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 1_000_000_000 }), terms, (amount, given) => {
        const parts = split(amount, feeFor(amount), given)
        expect(parts.paystack + parts.integration + parts.subaccount).toBe(amount)
        for (const part of [parts.integration, parts.subaccount]) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(Number.isInteger(part)).toBe(true)
        }
      }),
    )
  })
})
