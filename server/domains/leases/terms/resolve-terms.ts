import type { Frequency } from '@gida/contract/domains/estates/unit'
import type { LeaseFee } from '@gida/contract/domains/leases/lease'
import { MONTHS_OF, NAMED_FEES, type NamedFee, yearsRent } from '@gida/contract/domains/leases/rules'
import { addDays, addMonths, type Day, formatDay } from '@gida/contract/shared/dates'
import { portion } from '@gida/contract/shared/money'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { activeFeesOf } from '../../charges/index.ts'
import type { AgreedFee, LeaseTerms } from '../charges/lease-charges.ts'
import { rentIn } from './rent-in.ts'

/** Longest lease in years; more is a typing error. */
const MOST_YEARS = 30

export type WantedTerms = {
  start_date: Day
  end_date?: Day
  rent_amount?: number
  frequency?: Frequency
  instalments?: number
  fees?: readonly LeaseFee[]
} & Partial<Record<NamedFee, number>>

type EstateFee = Awaited<ReturnType<typeof activeFeesOf>>[number]

/** Defaults: from the units, or from the previous lease. */
export type AskedTerms = {
  rent_amount: number
  frequency: Frequency
  instalments?: number
  service_charge: number
  caution_deposit: number
}

/** A unit's own amounts override the estate's fees; a fee with its own rhythm is kept separately. */
const COLUMN_RHYTHM: Record<NamedFee, EstateFee['rhythm']> = {
  caution_deposit: 'ONCE',
  service_charge: 'YEARLY',
  agency_fee: 'ONCE',
  legal_fee: 'ONCE',
  agreement_fee: 'ONCE',
}
const NAMES = Object.keys(NAMED_FEES) as NamedFee[]

/** Lease terms by precedence: given, asked, estate fees. A rent that is not given follows a given rhythm. Refuses impossible ones. */
export function resolveTerms(
  wanted: WantedTerms,
  asked: AskedTerms,
  estateFees: readonly EstateFee[],
  today: Day,
): Omit<LeaseTerms, 'id'> {
  const { start_date } = wanted
  const end_date = resolveEnd(wanted, today)
  const frequency = wanted.frequency ?? asked.frequency
  const rent_amount = wanted.rent_amount ?? rentIn(frequency, asked)
  if (rent_amount === 0) {
    throw problem('VALIDATION_ERROR', [
      { path: 'rent_amount', message: 'Enter the rent: the unit has none yet.' },
    ])
  }
  const instalments = wanted.instalments ?? asked.instalments ?? 1
  if (MONTHS_OF[frequency] % instalments !== 0) throw problem('INSTALMENTS_UNEVEN')
  const rent = { rent_amount, frequency }
  return {
    start_date,
    end_date,
    ...rent,
    instalments,
    deposit_carried: 0,
    ...resolveFees(wanted, asked, estateFees, yearsRent(rent_amount, frequency)),
  }
}

function resolveEnd({ start_date, end_date: said }: WantedTerms, today: Day): Day {
  const end_date = said ?? addDays(addMonths(start_date, 12), -1)
  if (end_date < start_date) throw problem('LEASE_DATES')
  if (end_date < today)
    throw dates(`A lease with these dates ended on ${formatDay(end_date)}. Enter the day on which it ends.`)
  if (end_date >= addMonths(start_date, 12 * MOST_YEARS))
    throw dates(`A lease can run for ${MOST_YEARS} years at most.`)
  return end_date
}

const MOST_YEARS_AHEAD = 5

/** Refuses a start so long after today, or after the lease that it follows, that the year must be wrong: the first bill goes out at once. */
export function refuseFarStart(start_date: Day, after: Day): void {
  const latest = addMonths(after, 12 * MOST_YEARS_AHEAD)
  if (start_date > latest)
    throw dates(
      `A lease from ${formatDay(start_date)} starts too far ahead. Check the year; the latest day is ${formatDay(latest)}.`,
    )
}

type SettledFees = Pick<LeaseTerms, NamedFee | 'fees'>

function resolveFees(
  wanted: WantedTerms,
  asked: AskedTerms,
  estateFees: readonly EstateFee[],
  year: number,
): SettledFees {
  const inKobo = (fee: EstateFee) => fee.amount ?? portion(year, fee.basis_points ?? 0)
  const used = new Set<EstateFee>()
  const named = Object.fromEntries(
    NAMES.map((name) => {
      const ofType = estateFees.filter((fee) => fee.transaction_type === NAMED_FEES[name])
      const own = wanted[name] ?? (askedFor(asked, name) || undefined)
      const schedule = ofType.find((fee) => fee.rhythm === COLUMN_RHYTHM[name])
      if (own !== undefined) for (const fee of ofType) used.add(fee)
      else if (schedule) used.add(schedule)
      return [name, own ?? (schedule ? inKobo(schedule) : 0)]
    }),
  ) as Record<NamedFee, number>
  const others = estateFees
    .filter((fee) => !used.has(fee) && inKobo(fee) > 0)
    .map((fee) => ({
      key: fee.id,
      name: fee.name,
      transaction_type: fee.transaction_type,
      amount: inKobo(fee),
      rhythm: fee.rhythm,
    }))
  return { ...named, fees: wanted.fees ? wanted.fees.map(keyed) : others }
}

const askedFor = (asked: AskedTerms, name: NamedFee): number =>
  name === 'service_charge' || name === 'caution_deposit' ? asked[name] : 0

/** Manually entered fees are keyed by position. */
const keyed = (fee: LeaseFee, place: number): AgreedFee => ({ ...fee, key: String(place + 1) })

const dates = (message: string) => new Problem('LEASE_DATES', { message })
