import { estimateFee } from '@gida/contract/domains/payments/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OpenCharge, splitMoney } from './split-money.ts'

const rent = (id: string, open_amount: number, settled_amount = 0): OpenCharge => ({
  id,
  transaction_type: 'RENT_PAYMENT',
  open_amount,
  settled_amount,
})

test('ten percent of a rent of ₦1,200,000 is the commission, and the rest the landlord’s', () => {
  const split = splitMoney(120_000_000, [rent('a', 120_000_000)], 1000)
  expect(split).toMatchObject({ commission: 12_000_000, landlord_share: 108_000_000, surplus: 0 })
})

test('a deposit, a service charge and fees bear no commission and are not the landlord’s', () => {
  const charges: OpenCharge[] = [
    { id: 'd', transaction_type: 'CAUTION_DEPOSIT', open_amount: 20_000_000, settled_amount: 0 },
    { id: 's', transaction_type: 'SERVICE_CHARGE', open_amount: 18_000_000, settled_amount: 0 },
    { id: 'l', transaction_type: 'LEGAL_FEE', open_amount: 5_000_000, settled_amount: 0 },
  ]
  expect(splitMoney(43_000_000, charges, 1000)).toMatchObject({
    commission: 0,
    landlord_share: 0,
    surplus: 0,
  })
})

test('what is paid settles the first charge whole before the next, and the rest is surplus', () => {
  const split = splitMoney(25_000, [rent('a', 10_000), rent('b', 12_000)], 0)
  expect(split.shares.map((share) => [share.charge.id, share.amount])).toEqual([
    ['a', 10_000],
    ['b', 12_000],
  ])
  expect(split.surplus).toBe(3_000)
})

test('the way of paying cannot change the commission: any parts give what the whole gives', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { maxLength: 12 }),
      (total, rate, parts) => {
        let paid = 0
        let commission = 0
        for (const part of [...parts, total]) {
          const amount = Math.min(part, total - paid)
          if (amount === 0) break
          const split = splitMoney(amount, [rent('a', total - paid, paid)], rate)
          expect(split.commission + split.landlord_share).toBe(amount)
          commission += split.commission
          paid += amount
        }
        expect(commission).toBe(Number((BigInt(total) * BigInt(rate)) / 10_000n))
      },
    ),
  )
})

test.each([
  [25_000, 375],
  [249_999, 3_750],
  [250_000, 13_750],
  [12_666_600, 199_999],
  [12_666_601, 200_000],
  [120_000_000, 200_000],
])('the estimated fee of %i kobo is %i', (amount, fee) => {
  expect(estimateFee(amount)).toBe(fee)
})
