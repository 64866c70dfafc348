import { bearsCommission, TransactionType } from '@gida/contract/domains/charges/rules'
import { divideByWeights, divideEqually, MAX_KOBO, portion } from '@gida/contract/shared/money'
import { expect, test } from 'vitest'
import { type Dice, makeDice } from '../../chaos/dice.ts'
import { splitWithdrawal } from './credit/split-withdrawal.ts'
import { type OpenCharge, splitMoney } from './split-money.ts'

/** Together a million splits against big integers; another seed tries another million. */
const SEED = Number(process.env.GIDA_SEED ?? 20_261_122)
const WHOLE = 10_000n

/** Every size from a kobo to the largest amount, and often an edge. */
function anAmount(dice: Dice, least = 0): number {
  const edge = dice.between(0, 19)
  if (edge === 0) return MAX_KOBO
  if (edge === 1) return least
  const most = 10 ** dice.between(1, 12)
  return Math.max(least, Math.floor(dice.roll() * most))
}

const aRate = (dice: Dice) => (dice.happens(0.1) ? dice.pick([0, 1, 9_999, 10_000]) : dice.between(0, 10_000))

/** A fault is told with what made it: `expect` a million times would take minutes. */
function must(holds: boolean, what: string, ...of: unknown[]): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(of)}`)
}

test('400,000 payments lie on their charges, and divide into commission and share, to the kobo', () => {
  const dice = makeDice(SEED)
  for (let n = 0; n < 400_000; n++) {
    const charges = Array.from({ length: dice.between(0, 3) }, (_, index): OpenCharge => {
      const transaction_type = dice.happens(0.5) ? 'RENT_PAYMENT' : dice.pick(TYPES)
      const settled_amount = dice.happens(0.5) ? anAmount(dice) : 0
      return { id: String(index), transaction_type, settled_amount, open_amount: anAmount(dice) }
    })
    const [amount, rate] = [anAmount(dice), aRate(dice)]
    const split = splitMoney(amount, charges, rate)
    let left = BigInt(amount)
    let commission = 0n
    for (const charge of charges) {
      const settled = left < BigInt(charge.open_amount) ? left : BigInt(charge.open_amount)
      left -= settled
      const share = split.shares.find((one) => one.charge === charge)
      must(BigInt(share?.amount ?? 0) === settled, 'what a charge is given', charge, amount)
      const before = BigInt(charge.settled_amount) * BigInt(rate)
      const after = before + settled * BigInt(rate)
      const taken = bearsCommission(charge.transaction_type)
        ? (after - (after % WHOLE)) / WHOLE - (before - (before % WHOLE)) / WHOLE
        : 0n
      must(BigInt(share?.commission ?? 0) === taken, 'what is taken of it', charge, amount, rate)
      commission += taken
    }
    must(BigInt(split.surplus) === left, 'what no charge takes', charges, amount)
    must(BigInt(split.commission) === commission, 'all that is taken', charges, amount, rate)
    must(split.landlord_share >= 0, 'a landlord never pays', charges, amount, rate)
  }
})
const TYPES = TransactionType.options as [TransactionType, ...TransactionType[]]

test('200,000 parts by a rate are floored, and a payment in two parts bears what the whole bears', () => {
  const dice = makeDice(SEED + 1)
  for (let n = 0; n < 200_000; n++) {
    const [amount, rate] = [anAmount(dice), aRate(dice)]
    const exact = BigInt(amount) * BigInt(rate)
    must(BigInt(portion(amount, rate)) === (exact - (exact % WHOLE)) / WHOLE, 'a part', amount, rate)
    const first = Math.floor(dice.roll() * amount)
    const charge = (open_amount: number, settled_amount: number): OpenCharge => ({
      ...{ id: 'a', transaction_type: 'RENT_PAYMENT', open_amount, settled_amount },
    })
    const one = splitMoney(first, [charge(amount, 0)], rate).commission
    const two = splitMoney(amount - first, [charge(amount - first, first)], rate).commission
    must(one + two === portion(amount, rate), 'the way of paying', amount, first, rate)
  }
})

test('200,000 amounts divide by weights and into equal parts that add up, none a kobo beside its share', () => {
  const dice = makeDice(SEED + 2)
  for (let n = 0; n < 200_000; n++) {
    const amount = anAmount(dice)
    const weights = Array.from({ length: dice.between(1, 4) }, () => anAmount(dice))
    if (weights.reduce((sum, weight) => sum + weight, 0) === 0) weights.push(1)
    const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
    const parts = divideByWeights(amount, weights)
    must(sumOf(parts) === BigInt(amount), 'the sum of the parts', amount, weights)
    const remainders = weights.map((weight) => (BigInt(amount) * BigInt(weight)) % all)
    for (const [index, weight] of weights.entries()) {
      const floor = (BigInt(amount) * BigInt(weight) - (remainders[index] ?? 0n)) / all
      const more = BigInt(parts[index] ?? -1) - floor
      must(more === 0n || more === 1n, 'a part beside its share', amount, weights)
      // Who was given a kobo had a remainder no smaller than whoever was not, and came first among equals.
      for (let other = 0; more === 1n && other < index; other++) {
        const given = BigInt(parts[other] ?? -1) * all > BigInt(amount) * BigInt(weights[other] ?? 0)
        must(given || (remainders[other] ?? 0n) < (remainders[index] ?? 0n), 'the order', amount, weights)
      }
    }
    const count = dice.between(1, 40)
    const equal = divideEqually(amount, count)
    must(sumOf(equal) === BigInt(amount), 'the sum of equal parts', amount, count)
    must(Math.max(...equal) - Math.min(...equal) <= 1, 'equal parts', amount, count)
    must(
      equal.every((part, index) => part >= (equal[index + 1] ?? part)),
      'the first get more',
      amount,
      count,
    )
  }
})
const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + BigInt(part), 0n)

test('200,000 withdrawals take from what was waived first, then from what is open, and give back commission in the measure of what was paid', () => {
  const dice = makeDice(SEED + 3)
  for (let n = 0; n < 200_000; n++) {
    const [waived_amount, open_amount, collected] = [anAmount(dice), anAmount(dice), anAmount(dice)]
    const commission = portion(collected, aRate(dice))
    const amount = Math.floor(dice.roll() * (waived_amount + open_amount + collected + 1))
    const taken = splitWithdrawal(
      { waived_amount, open_amount, collected, commission_kept: commission },
      amount,
    )
    must(
      taken.from_waived + taken.from_open + taken.from_collected === amount,
      'the whole amount',
      open_amount,
      collected,
      amount,
    )
    const owed = amount - Math.min(amount, waived_amount)
    must(taken.from_open === Math.min(owed, open_amount), 'what is open goes before what was paid', owed)
    const exact = collected === 0 ? 0n : BigInt(commission) * BigInt(taken.from_collected)
    const back = collected === 0 ? 0n : (exact - (exact % BigInt(collected))) / BigInt(collected)
    must(BigInt(taken.commission) === back, 'the commission', collected, commission, amount)
  }
})

test('a budget of ₦10,000,000 over three flats is 333333334 + 333333333 + 333333333', () => {
  expect(divideEqually(1_000_000_000, 3)).toEqual([333_333_334, 333_333_333, 333_333_333])
  expect(divideByWeights(1_000_000_000, [1, 1, 1])).toEqual([333_333_334, 333_333_333, 333_333_333])
})
