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
    const asked = charge.amount - charge.withdrawn_amount - charge.waived_amount
    if (isDeposit(charge)) return lineOf(charge, asked - charge.open_amount)
    if (basis === 'PERIODS') return lineOf(charge, hasBegun(charge, last_day) ? asked : 0)
    return lineOf(
      charge,
      planned.has(charge.key) ? (shorter.get(charge.key) ?? 0) : shareOf(charge, last_day),
    )
  })
}

function lineOf(charge: RaisedCharge, owed: number): EndingLine {
  const asked = charge.amount - charge.withdrawn_amount - charge.waived_amount
  const withdrawn = Math.max(0, asked - owed)
  const collected = charge.settled_amount + charge.credit_amount
  const { from_collected } = splitWithdrawal({ ...charge, collected, commission_kept: 0 }, withdrawn)
  return { charge, stays: asked - withdrawn, withdrawn, becomes_credit: from_collected }
}

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
