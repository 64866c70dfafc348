import type { Frequency } from '@gida/contract/domains/estates/unit'
import { type TransactionType, TYPE_NAMES } from '@gida/contract/domains/payments/rules'
import { addDays, addMonths, type Day, daysBetween, formatPeriod } from '@gida/contract/shared/dates'
import type { NewCharge } from '../payments/index.ts'

export type LeaseTerms = {
  id: string
  start_date: Day
  /** The last day, included. */
  end_date: Day
  /** For one period of the frequency; kobo. */
  rent_amount: number
  frequency: Frequency
  /** For a year. */
  service_charge: number
  caution_deposit: number
  agency_fee: number
  legal_fee: number
}

export const MONTHS_OF: Record<Frequency, number> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  HALF_YEARLY: 6,
  YEARLY: 12,
  TWO_YEARLY: 24,
}

/** All that a lease makes its tenant owe, over its whole term. What costs nothing raises nothing. */
export function leaseCharges(lease: LeaseTerms): NewCharge[] {
  return [
    ...eachPeriod(lease, 'RENT_PAYMENT', lease.rent_amount, MONTHS_OF[lease.frequency]),
    ...eachPeriod(lease, 'SERVICE_CHARGE', lease.service_charge, 12),
    ...once(lease, 'CAUTION_DEPOSIT', lease.caution_deposit),
    ...once(lease, 'AGENCY_FEE', lease.agency_fee),
    ...once(lease, 'LEGAL_FEE', lease.legal_fee),
  ]
}

/** One charge a period, due on its first day. Only the last period may be short; it costs its share by days, floored. */
function eachPeriod(lease: LeaseTerms, type: TransactionType, amount: number, months: number): NewCharge[] {
  const charges: NewCharge[] = []
  for (let number = 0; ; number++) {
    const start = addMonths(lease.start_date, number * months) // from the first day each time: the 31st comes back
    if (start > lease.end_date) return charges
    const whole = addDays(addMonths(lease.start_date, (number + 1) * months), -1)
    const end = whole < lease.end_date ? whole : lease.end_date
    const share = shareByDays(amount, daysBetween(start, end) + 1, daysBetween(start, whole) + 1)
    if (share === 0) continue
    charges.push({
      key: keyOf(lease, type, start),
      transaction_type: type,
      description: `${TYPE_NAMES[type]}, ${formatPeriod(start, end)}`,
      amount: share,
      due_date: start,
      period_start: start,
      period_end: end,
    })
  }
}

function once(lease: LeaseTerms, type: TransactionType, amount: number): NewCharge[] {
  if (amount === 0) return []
  const key = keyOf(lease, type, lease.start_date)
  return [{ key, transaction_type: type, description: TYPE_NAMES[type], amount, due_date: lease.start_date }]
}

const keyOf = (lease: LeaseTerms, type: TransactionType, start: Day) => `lease:${lease.id}:${type}:${start}`

const shareByDays = (amount: number, days: number, ofDays: number) =>
  Number((BigInt(amount) * BigInt(days)) / BigInt(ofDays))
