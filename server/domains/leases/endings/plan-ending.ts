import { BENEFICIARIES, type TransactionType } from '@gida/contract/domains/charges/rules'
import type { EndingBasis } from '@gida/contract/domains/leases/ending'
import { shareByDays } from '@gida/contract/domains/leases/rent'
import { type Day, daysBetween } from '@gida/contract/shared/dates'
import { splitWithdrawal } from '../../charges/index.ts'
import { type LeaseTerms, leaseCharges } from '../charges/lease-charges.ts'

/** A raised charge of a lease; kobo. */
export type RaisedCharge = {
  id: string
  key: string
  transaction_type: TransactionType
  description: string
  due_date: Day
  period_start: Day | null
  period_end: Day | null
  amount: number
  withdrawn_amount: number
  waived_amount: number
  settled_amount: number
  credit_amount: number
  open_amount: number
}

export type EndingLine = {
  charge: RaisedCharge
  /** Of its current amount. */
  stays: number
  withdrawn: number
  /** Was waived and would not be owed: cannot be reinstated. */
  lapsed: number
  /** The paid part of what is withdrawn. */
  becomes_credit: number
}

/**
 * What happens to each charge when the lease ends on a day: it owes what a lease up to that day would, or, by periods,
 * every begun period in full. An unpaid deposit is dropped; a paid one stays held. A lease called off before it starts
 * (null) owes nothing, and all payments become credit.
 */
export function planEnding(
  lease: LeaseTerms,
  charges: readonly RaisedCharge[],
  last_day: Day | null,
  basis: EndingBasis = 'DAYS',
): EndingLine[] {
  if (last_day === null) return charges.map((charge) => lineOf(charge, 0))
  const planned = new Set(leaseCharges(lease).map(({ key }) => key))
  const shorter = new Map(
    leaseCharges({ ...lease, end_date: last_day }).map(({ key, amount }) => [key, amount]),
  )
  return charges.map((charge) => {
    if (isDeposit(charge)) return lineOf(charge, collectedOf(charge))
    if (basis === 'PERIODS') return lineOf(charge, hasBegun(charge, last_day) ? charge.amount : 0)
    return lineOf(
      charge,
      planned.has(charge.key) ? (shorter.get(charge.key) ?? 0) : shareOf(charge, last_day),
    )
  })
}

function lineOf(charge: RaisedCharge, owed: number): EndingLine {
  const left = charge.amount - charge.withdrawn_amount
  const collected = collectedOf(charge)
  const taken = splitWithdrawal({ ...charge, collected, commission_kept: 0 }, Math.max(0, left - owed))
  const { from_waived, from_open, from_collected } = taken
  const withdrawn = from_open + from_collected
  return {
    charge,
    stays: left - charge.waived_amount - withdrawn,
    withdrawn,
    lapsed: from_waived,
    becomes_credit: from_collected,
  }
}

const collectedOf = (charge: RaisedCharge) => charge.settled_amount + charge.credit_amount

const hasBegun = ({ period_start }: RaisedCharge, last_day: Day) => !period_start || period_start <= last_day

export const isDeposit = ({ transaction_type }: Pick<RaisedCharge, 'transaction_type'>) =>
  BENEFICIARIES[transaction_type] === 'DEPOSIT'

/** For a charge outside the terms, such as a quarterly bill: its days up to the last one. */
function shareOf({ amount, period_start, period_end }: RaisedCharge, last_day: Day): number {
  if (!period_start || !period_end || period_end <= last_day) return amount
  if (period_start > last_day) return 0
  return shareByDays(
    amount,
    daysBetween(period_start, last_day) + 1,
    daysBetween(period_start, period_end) + 1,
  )
}
