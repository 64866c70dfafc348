import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import type { WouldChange } from '@gida/contract/domains/law/answers'
import type { QuoteWarning } from '@gida/contract/domains/law/quote'
import type { CappedFee } from '@gida/contract/domains/law/rule-value'
import { partOf } from '@gida/contract/domains/law/rules'
import { formatNaira } from '@gida/contract/shared/money'
import { type At, type RuleBook, refOf } from './rule-book.ts'

export type FeesAsked = {
  agency_fee: number
  legal_fee: number
  agreement_fee: number
  /** A year's rent; kobo. */
  year_rent: number
  is_sitting_tenant: boolean
}

const FEES = [
  ['AGENCY_FEE', 'agency_fee'],
  ['LEGAL_FEE', 'legal_fee'],
] as const satisfies [CappedFee, keyof FeesAsked][]

export type FeeLimit = { most: number | null; custom: number | null; rule: QuoteWarning['rule'] }

/** The legal maximum of a fee and the customary amount, with the rule of the cap or else of the custom. */
export function limitOf(book: RuleBook, at: At, type: TransactionType, year_rent: number): FeeLimit {
  const topic = type.toLowerCase()
  const cap = book.inForce('FEE_CAP', `fees.${topic}`, at)
  const custom = book.customary('CUSTOMARY_FEE', `custom.${topic}`, at)
  const rule = cap ?? custom ?? book.customary('DUTY', `custom.${topic}`, at)
  return {
    most: cap ? partOf(year_rent, cap.value.most_rate) : null,
    custom: custom ? partOf(year_rent, custom.value.rate) : null,
    rule: rule ? refOf(rule) : null,
  }
}

/** Warnings about fees above the legal cap or the customary amount. */
export function judgeFees(book: RuleBook, at: At, asked: FeesAsked): QuoteWarning[] {
  return [
    ...FEES.flatMap(([type, field]) => judgeFee(book, at, type, asked[field], asked)),
    ...notOnTop(book, at, asked),
  ]
}

function judgeFee(book: RuleBook, at: At, type: CappedFee, fee: number, asked: FeesAsked): QuoteWarning[] {
  if (fee === 0) return []
  const { most, custom, rule } = limitOf(book, at, type, asked.year_rent)
  const name = `${TYPE_NAMES[type]} ${formatNaira(fee)}`
  const once = asked.is_sitting_tenant ? book.customary('DUTY', 'custom.once', at) : undefined
  const warnings: QuoteWarning[] = []
  if (once)
    warnings.push({
      kind: 'OVER_CUSTOM',
      transaction_type: type,
      says: `${name}: by custom it is paid once, and not again by a tenant who stays.`,
      rule: refOf(once),
    })
  if (most !== null && fee > most)
    warnings.push({
      kind: 'OVER_CAP',
      transaction_type: type,
      says: `${name} is more than the law allows: ${formatNaira(most)}.`,
      rule,
    })
  if (most === null && custom !== null && fee > custom)
    warnings.push({
      kind: 'OVER_CUSTOM',
      transaction_type: type,
      says: `${name} is more than is customary: ${formatNaira(custom)}.`,
      rule,
    })
  return warnings
}

/** Warns of an agreement fee beside a legal fee, which are often the same. */
function notOnTop(book: RuleBook, at: At, { legal_fee, agreement_fee }: FeesAsked): QuoteWarning[] {
  const rule = book.customary('DUTY', 'custom.agreement_fee', at)
  if (!rule || legal_fee === 0 || agreement_fee === 0) return []
  const says = `${TYPE_NAMES.AGREEMENT_FEE} ${formatNaira(agreement_fee)} is asked for beside the legal fee. Often the one holds the other.`
  return [{ kind: 'OVER_CUSTOM', transaction_type: 'AGREEMENT_FEE', says, rule: refOf(rule) }]
}

/** How a pending bill would change the fees. Shown separately; not included in warnings or totals. */
export function billsOnFees(book: RuleBook, at: At, asked: FeesAsked): WouldChange[] {
  return FEES.flatMap(([type, field]) =>
    asked[field] > 0 ? book.wouldChange([`fees.${type.toLowerCase()}`], at) : [],
  )
}
