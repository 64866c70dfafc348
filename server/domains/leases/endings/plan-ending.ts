import { BENEFICIARIES, type TransactionType } from '@gida/contract/domains/charges/rules'
import type { EndingBasis } from '@gida/contract/domains/leases/ending'
import { shareByDays } from '@gida/contract/domains/leases/rent'
import { type Day, daysBetween } from '@gida/contract/shared/dates'
import { splitWithdrawal } from '../../charges/index.ts'
import { type LeaseTerms, leaseCharges } from '../charges/lease-charges.ts'

/** A charge that has been raised on a lease; kobo. */
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
  /** Of what it asks for now. */
  stays: number
  withdrawn: number
  /** Was waived, and would not be owed either: it is not asked for again. */
  lapsed: number
  /** Of what is withdrawn, what was paid. */
  becomes_credit: number
}

/**
 * What becomes of each charge when the lease ends on a day within it: it owes what a lease to that day would have owed, or, by
 * periods, all of each period that has begun. A deposit that was not paid is no longer asked for; what was paid stays held. One that is called off before its first
 * day (null) owes nothing, and all that was paid is the tenant's.
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

export const isDeposit = ({ transaction_type }: RaisedCharge) => BENEFICIARIES[transaction_type] === 'DEPOSIT'

/** Of a charge that was raised beside the terms, as a quarter's bill: its days up to the last one. */
function shareOf({ amount, period_start, period_end }: RaisedCharge, last_day: Day): number {
  if (!period_start || !period_end || period_end <= last_day) return amount
  if (period_start > last_day) return 0
  return shareByDays(
    amount,
    daysBetween(period_start, last_day) + 1,
    daysBetween(period_start, period_end) + 1,
  )
}
