import type { TaxLine } from '@gida/contract/domains/law/answers'
import type { LawRule } from '@gida/contract/domains/law/rule'
import { lengthName, percent } from '@gida/contract/domains/law/rules'
import type { LikeLeases } from './queries.ts'
import { type RuleBook, refOf, sayNoRule } from './rule-book.ts'
import { firstDayOf, inNigeria, stampDuty } from './taxes.ts'

export type YearOfEstate = {
  year: number
  state: string
  rent_collected: number
  leases: readonly LikeLeases[]
}

/** The tax lines of a year. Unknown amounts get a line that says what is missing, never a guess. */
export function taxLines(book: RuleBook, of: YearOfEstate): TaxLine[] {
  return [withheldLine(book, of), vatLine(book, of), ...stampLines(book, of), landUseLine(book, of)]
}

type Rule = Pick<LawRule, 'title' | 'source' | 'confidence'>
const named = (rule: Rule | null | undefined) => ({
  rule: rule?.title ?? '',
  source: rule?.source ?? '',
  confidence: rule?.confidence ?? null,
})

function withheldLine(book: RuleBook, { year, rent_collected: base }: YearOfEstate): TaxLine {
  const rule = book.inForce('WITHHOLDING', 'tax.withholding', inNigeria(firstDayOf(year)))
  const says = rule
    ? `Whether a company paid any of this rent is not recorded. A company keeps back ${percent(rule.value.rate)}, and the landlord has a credit for it.`
    : noRuleFor(year)
  return {
    key: 'withholding',
    title: 'Withholding tax credit on rent',
    base,
    rate: rule?.value.rate ?? null,
    amount: null,
    says,
    ...named(rule),
  }
}

function vatLine(book: RuleBook, { year, rent_collected: base }: YearOfEstate): TaxLine {
  const rule = book.inForce('VAT', 'tax.vat_on_rent', inNigeria(firstDayOf(year)))
  const line = { key: 'vat', title: 'VAT on rent', base, ...named(rule) }
  if (!rule) return { ...line, rate: null, amount: null, says: noRuleFor(year) }
  return { ...line, rate: rule.value.rate, amount: 0, says: rule.says }
}

type Stamped = { base: number; amount: number; count: number; rates: Set<number> }

/** One line for leases certainly liable, one for those that a reported exemption may cover. */
function stampLines(book: RuleBook, { year, leases }: YearOfEstate): TaxLine[] {
  const liable: Stamped = { base: 0, amount: 0, count: 0, rates: new Set() }
  const small: Stamped = { base: 0, amount: 0, count: 0, rates: new Set() }
  for (const { count, ...terms } of leases) {
    const duty = stampDuty(book, terms, terms.start_date)
    const sum = duty.exemption ? small : liable
    sum.base += duty.consideration * count
    sum.amount += (duty.amount ?? 0) * count
    sum.count += count
    if (duty.rate !== null) sum.rates.add(duty.rate)
  }
  const at = inNigeria(firstDayOf(year))
  const rule = book.inForce('STAMP_RATES', 'tax.stamp_rates', at)
  const exemption = book.inForce('STAMP_EXEMPTION', 'tax.stamp_exemption', at)
  const line = (
    key: string,
    title: string,
    sum: Stamped,
    says: string,
    source: Rule | undefined,
  ): TaxLine => ({
    key,
    title,
    base: sum.base,
    rate: sum.rates.size === 1 ? ([...sum.rates][0] ?? null) : null,
    amount: rule ? sum.amount : null,
    says: rule ? says : noRuleFor(year),
    ...named(source),
  })
  const begun =
    liable.count === 0
      ? `No lease began in ${year}.`
      : `${leasesName(liable.count)} begun in ${year}. The tenants pay${deadlineWords(book, year)}.`
  const lines: TaxLine[] = []
  if (liable.count > 0 || small.count === 0)
    lines.push(line('stamp_duty', 'Stamp duty on leases', liable, begun, rule))
  if (small.count > 0 && exemption) {
    const says = `${leasesName(small.count)} begun in ${year}, if not exempt. ${exemption.says}`
    lines.push(line('stamp_duty_small', 'Stamp duty on smaller leases', small, says, refOf(exemption)))
  }
  return lines
}

const leasesName = (count: number) => `${count.toLocaleString('en-NG')} ${count === 1 ? 'lease' : 'leases'}`

function deadlineWords(book: RuleBook, year: number): string {
  const rule = book.inForce('STAMP_DEADLINE', 'tax.stamp_deadline', inNigeria(firstDayOf(year)))
  return rule ? ` within ${lengthName({ days: rule.value.days })} after signing` : ''
}

function landUseLine(book: RuleBook, { year, state }: YearOfEstate): TaxLine {
  const at = { state, day: firstDayOf(year) }
  const share = book.inForce('LAND_USE_BASE', 'luc.base', at)
  const rate = book.inForce('LAND_USE_RATE', 'luc.rate.owner_with_tenant', at)
  const line = { key: 'land_use_charge', title: 'Land use charge', base: null, amount: null }
  if (!share || !rate)
    return { ...line, rate: null, says: sayNoRule(book, at, 'land use charge'), ...named(null) }
  const example = `An owner with a tenant pays ${percent(rate.value.rate)} of ${percent(share.value.share)} of it.`
  return {
    ...line,
    rate: rate.value.rate,
    says: `The assessed value of the property is not recorded, so the charge is not known. ${example}`,
    ...named(rate),
  }
}

const noRuleFor = (year: number) => `No rule is loaded for ${year}.`

/** The sum of the known amounts. */
export const totalOf = (lines: readonly TaxLine[]) =>
  lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
