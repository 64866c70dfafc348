import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import type { LeaseFee } from '@gida/contract/domains/leases/lease'
import {
  type Part,
  partsOfTerm,
  type Recurring,
  type RentTerms,
  rentOf,
  shareByDays,
} from '@gida/contract/domains/leases/rent'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { type Day, daysBetween, formatPeriod } from '@gida/contract/shared/dates'
import type { NewCharge } from '../../charges/index.ts'

/** A fee without a column of its own. Its key is part of its charges' keys and never changes. */
export type AgreedFee = LeaseFee & { key: string }

export type LeaseTerms = RentTerms & {
  id: string
  /** Per year. */
  service_charge: number
  caution_deposit: number
  /** The part of the deposit already held. */
  deposit_carried: number
  /** The part paid before the tenancy came to Gida: not held here, and not asked for again. */
  deposit_prior?: number
  agency_fee: number
  legal_fee: number
  agreement_fee: number
  fees: readonly AgreedFee[]
  /** Charges due before this day were settled before the lease was entered here, and are not raised. */
  charges_from?: Day | null
  /** Of who moved here within days paid for elsewhere, the rest of the period that `charges_from` falls into is charged. */
  followed_as?: string | null
}

type Term = Pick<LeaseTerms, 'id' | 'start_date' | 'end_date' | 'charges_from' | 'followed_as'>
const named = (type: TransactionType) => ({ key: type, type, name: TYPE_NAMES[type] })

/** All charges of a lease over its whole term. Zero amounts raise nothing. */
export function leaseCharges(lease: LeaseTerms): NewCharge[] {
  const months = MONTHS_OF[lease.frequency]
  const all = [
    ...rentCharges(lease),
    ...eachPart(lease, { ...named('SERVICE_CHARGE'), amount: lease.service_charge, months: 12, parts: 1 }),
    ...once(lease, named('CAUTION_DEPOSIT'), depositToAsk(lease)),
    ...once(lease, named('AGENCY_FEE'), lease.agency_fee),
    ...once(lease, named('LEGAL_FEE'), lease.legal_fee),
    ...once(lease, named('AGREEMENT_FEE'), lease.agreement_fee),
    ...lease.fees.flatMap(({ key, transaction_type, name, amount, rhythm }) => {
      const fee = { key: `fee:${key}`, type: transaction_type, name }
      if (rhythm === 'ONCE') return once(lease, fee, amount)
      return eachPart(lease, { ...fee, amount, months: rhythm === 'YEARLY' ? 12 : months, parts: 1 })
    }),
  ]
  const { charges_from } = lease
  if (!charges_from) return all
  // A deposit that is higher here was not paid with the days.
  const isOwed = ({ due_date, period_start }: NewCharge) =>
    due_date >= charges_from || (lease.followed_as === 'TRANSFER' && !period_start)
  return all.filter(isOwed)
}

/** Only the rent, over the whole term. */
export const rentCharges = (lease: Term & RentTerms): NewCharge[] =>
  eachPart(lease, { ...named('RENT_PAYMENT'), ...rentOf(lease) })

/** One charge per period, due on its first day. */
function eachPart(lease: Term, { key, type, name, ...recurring }: Named & Recurring): NewCharge[] {
  return partsOfTerm(lease, recurring)
    .filter(({ amount }) => amount > 0)
    .map((one) => unpaidPart(lease, one))
    .map(({ start, end, part, amount }) => {
      const which = recurring.parts > 1 ? `, part ${part + 1} of ${recurring.parts}` : ''
      return {
        key: keyOf(lease, key, start),
        transaction_type: type,
        description: `${name}${which}, ${formatPeriod(start, end)}`,
        amount,
        due_date: start,
        period_start: start,
        period_end: end,
      }
    })
}

/** Of a part that is paid up to a day within it, in the home before this one, the days from then on. */
function unpaidPart({ charges_from, followed_as }: Term, part: Part): Part {
  const { start, end, amount } = part
  if (followed_as !== 'TRANSFER' || !charges_from || charges_from <= start || charges_from > end) return part
  const [days, ofDays] = [daysBetween(charges_from, end) + 1, daysBetween(start, end) + 1]
  return { ...part, start: charges_from, amount: shareByDays(amount, days, ofDays) }
}

type Named = { key: string; type: TransactionType; name: string }

function once(lease: Term, { key, type, name }: Named, amount: number): NewCharge[] {
  if (amount <= 0) return []
  const due_date = lease.start_date
  return [{ key: keyOf(lease, key, due_date), transaction_type: type, description: name, amount, due_date }]
}

const depositToAsk = ({ caution_deposit, deposit_carried, deposit_prior = 0 }: LeaseTerms) =>
  caution_deposit - deposit_carried - deposit_prior

const keyOf = (lease: Term, what: string, start: Day) => `lease:${lease.id}:${what}:${start}`
