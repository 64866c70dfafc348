import type { Payer, RentRelief, StampDuty, Withholding } from '@gida/contract/domains/law/answers'
import type { RuleRef } from '@gida/contract/domains/law/rule'
import type { LandUse } from '@gida/contract/domains/law/rule-value'
import { partOf, percent } from '@gida/contract/domains/law/rules'
import { type RentTerms, rentOfTerm } from '@gida/contract/domains/leases/rent'
import { yearsRent } from '@gida/contract/domains/leases/rules'
import { addDays, addMonths, type Day, formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { type At, type RuleBook, type RuleOf, refOf } from './rule-book.ts'

/** Tax rules are national, so the state does not matter. */
export const inNigeria = (day: Day): At => ({ state: 'Nigeria', day })

const times = (base: number, rate: number) =>
  `${percent(rate)} of ${formatNaira(base)} is ${formatNaira(partOf(base, rate))}.`

/** Stamp duty on a lease, from the rent of its whole term, by the rules of the day it was signed. */
export function stampDuty(book: RuleBook, terms: RentTerms, executed_on: Day): StampDuty {
  const at = inNigeria(executed_on)
  const consideration = rentOfTerm(terms)
  const rates = book.inForce('STAMP_RATES', 'tax.stamp_rates', at)
  const rate = rates && bandOf(rates, terms)
  const deadline = book.inForce('STAMP_DEADLINE', 'tax.stamp_deadline', at)
  const due = { consideration, executed_on, ...deadlineOf(deadline, executed_on) }
  if (!rates || rate === undefined) {
    const says = `No rule on stamp duty is loaded for a lease signed on ${formatDay(executed_on)}.`
    return { ...due, rate: null, amount: null, exemption: null, says, rule: null, would_change: [] }
  }
  const exemption = exemptionFor(book, at, terms, consideration)
  return {
    ...due,
    rate,
    amount: partOf(consideration, rate),
    exemption: exemption ? refOf(exemption) : null,
    says: [times(consideration, rate), exemption?.says].filter(Boolean).join(' '),
    rule: refOf(rates),
    would_change: book.wouldChange(['tax.stamp_rates', 'tax.stamp_deadline'], at),
  }
}

function bandOf({ value }: RuleOf<'STAMP_RATES'>, { start_date, end_date }: RentTerms): number | undefined {
  const over = addDays(end_date, 1)
  const fits = ({ to_months, below }: (typeof value.bands)[number]) => {
    if (to_months === null) return true
    const limit = addMonths(start_date, to_months)
    return below ? over < limit : over <= limit
  }
  return value.bands.find(fits)?.rate
}

function deadlineOf(rule: RuleOf<'STAMP_DEADLINE'> | undefined, executed_on: Day) {
  return {
    deadline: rule ? addDays(executed_on, rule.value.days) : null,
    deadline_rule: rule ? refOf(rule) : null,
    payer: rule ? rule.value.payer : null,
  }
}

/** A reported exemption; it is unclear whether it refers to a year's rent or the whole rent, so either may qualify. */
function exemptionFor(book: RuleBook, at: At, terms: RentTerms, consideration: number) {
  const rule = book.inForce('STAMP_EXEMPTION', 'tax.stamp_exemption', at)
  const year = yearsRent(terms.rent_amount, terms.frequency)
  return rule && Math.min(consideration, year) < rule.value.below_kobo ? rule : undefined
}

/** The tax that a company withholds from rent; a person withholds none. */
export function withholding(book: RuleBook, payer: Payer | undefined, base: number, day: Day): Withholding {
  const rule = book.inForce('WITHHOLDING', 'tax.withholding', inNigeria(day))
  if (!rule) {
    const says = `No rule on withholding tax is loaded for ${formatDay(day)}.`
    return { applies: 'NOT_KNOWN', base, rate: null, amount: null, says, rule: null, would_change: [] }
  }
  const { rate } = rule.value
  const amount = partOf(base, rate)
  const given = { base, rate, rule: refOf(rule), would_change: [] }
  const kept = `${times(base, rate)} The landlord gets ${formatNaira(base - amount)} and a credit.`
  if (payer === 'COMPANY') return { ...given, applies: 'YES', amount, says: kept }
  if (payer === 'PERSON')
    return { ...given, applies: 'NO', amount: 0, says: 'A person who pays rent keeps back no tax.' }
  return { ...given, applies: 'NOT_KNOWN', amount, says: `Only if a company pays the rent: ${kept}` }
}

/** A tenant's tax relief for rent paid in a year. */
export function rentRelief(book: RuleBook, year: number, rent_paid: number): Omit<RentRelief, 'disclaimer'> {
  const rule = book.inForce('RENT_RELIEF', 'tax.rent_relief', inNigeria(firstDayOf(year)))
  if (!rule) {
    const says = `No rule on rent relief is loaded for ${year}.`
    return { year, rent_paid, rate: null, most: null, amount: null, says, rule: null, would_change: [] }
  }
  const { rate, most_kobo: most } = rule.value
  const part = partOf(rent_paid, rate)
  const says =
    part > most ? `${times(rent_paid, rate)} The most is ${formatNaira(most)}.` : times(rent_paid, rate)
  return {
    year,
    rent_paid,
    rate,
    most,
    amount: Math.min(part, most),
    says,
    rule: refOf(rule),
    would_change: [],
  }
}

/** A year follows the rules of its first day: rules that begin later do not cover all of it. */
export const firstDayOf = (year: number): Day => `${year}-01-01`

export type LandUseCharge = { base: number; rate: number; amount: number; rules: [RuleRef, RuleRef] }

/** A year's charge from the assessed market value; undefined without a rule. */
export function landUseCharge(
  book: RuleBook,
  wanted: { assessed_value: number; use: LandUse; at: At },
): LandUseCharge | undefined {
  const share = book.inForce('LAND_USE_BASE', 'luc.base', wanted.at)
  const rule = book.inForce('LAND_USE_RATE', `luc.rate.${wanted.use.toLowerCase()}`, wanted.at)
  if (!share || !rule) return
  const base = partOf(wanted.assessed_value, share.value.share)
  return {
    base,
    rate: rule.value.rate,
    amount: partOf(base, rule.value.rate),
    rules: [refOf(share), refOf(rule)],
  }
}

/** The VAT rule for sales on a day; undefined without one. Rent has its own rule. */
export const vatRule = (book: RuleBook, day: Day): RuleOf<'VAT'> | undefined =>
  book.inForce('VAT', 'tax.vat', inNigeria(day))
