import type { Frequency } from '@gida/contract/domains/estates/unit'
import { Guarantor, Occupant } from '@gida/contract/domains/leases/lease'
import { yearsRent } from '@gida/contract/domains/leases/rules'
import { addDays, addMonths, type Day, daysBetween } from '@gida/contract/shared/dates'
import { formatPhone } from '@gida/contract/shared/phone'
import { z } from 'zod'
import type { LeaseRow } from '../../leases/index.ts'
import { amountInWords } from '../../receipts/index.ts'
import type { Perhaps } from './place-values.ts'

const EVERY: Record<Frequency, string> = {
  MONTHLY: 'every month',
  QUARTERLY: 'every three months',
  HALF_YEARLY: 'every six months',
  YEARLY: 'every year',
  TWO_YEARLY: 'every two years',
}

/** The values of the lease itself. */
export function leaseValues(lease: LeaseRow): Perhaps {
  const { start_date, end_date, rent_amount, frequency, caution_deposit, service_charge } = lease
  const guarantor = Guarantor.nullable().catch(null).parse(lease.guarantor)
  const total = yearsRent(rent_amount, frequency) + service_charge
  return {
    'unit.name': lease.unit_name,
    'lease.start': start_date,
    'lease.end': end_date,
    'lease.term': termInWords(start_date, end_date),
    'lease.is_over_three_years': addDays(end_date, 1) > addMonths(start_date, 36),
    'lease.rent': rent_amount,
    'lease.rent_words': amountInWords(rent_amount),
    'lease.rent_year': yearsRent(rent_amount, frequency),
    'lease.frequency': frequency,
    'lease.every': EVERY[frequency],
    'lease.has_service_charge': service_charge > 0,
    'lease.service_charge': service_charge,
    'lease.has_deposit': caution_deposit > 0,
    'lease.deposit': caution_deposit,
    'lease.deposit_words': amountInWords(caution_deposit),
    'lease.total': total,
    'lease.total_words': amountInWords(total),
    'lease.occupants': namesOf(lease.occupants),
    'guarantor.name': guarantor?.name,
    'guarantor.phone': guarantor?.phone && formatPhone(guarantor.phone),
    'guarantor.address': guarantor?.address,
  }
}

const namesOf = (occupants: unknown): string =>
  z
    .array(Occupant)
    .catch([])
    .parse(occupants)
    .map(({ name }) => name)
    .join(', ')

/** `1 year and 6 months` for whole months; else `45 days`. */
export function termInWords(start: Day, end: Day): string {
  const after = addDays(end, 1)
  const months = Math.round(daysBetween(start, after) / 30.4375)
  if (months < 1 || addMonths(start, months) !== after) return count(daysBetween(start, after), 'day')
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years > 0 && count(years, 'year'), rest > 0 && count(rest, 'month')].filter(Boolean).join(' and ')
}

const count = (of: number, unit: string) => `${of} ${unit}${of === 1 ? '' : 's'}`
