import type { Frequency } from '@gida/contract/domains/estates/unit'
import type { AdvanceVerdict } from '@gida/contract/domains/law/answers'
import { lengthName } from '@gida/contract/domains/law/rules'
import type { Day } from '@gida/contract/shared/dates'
import { describeNotCovered, findNotCovered, type Place } from './coverage.ts'
import { type At, type RuleBook, type RuleOf, refOf, sayNoRule } from './rule-book.ts'

export type AdvanceAsked = {
  frequency: Frequency
  /** Months of rent asked in advance. */
  months: number
  is_sitting_tenant: boolean
  day: Day
}

const SITTING_MONTHLY = 'advance.sitting_monthly'
const YEARLY_OR_NEW = 'advance.yearly_or_new'

/** Whether this many months of advance rent are allowed. */
export function judgeAdvance(book: RuleBook, place: Place, asked: AdvanceAsked): AdvanceVerdict {
  const at = { state: place.state, day: asked.day }
  const uncovered = findNotCovered(book, place, asked.day)
  if (uncovered) return unknown(asked, describeNotCovered(uncovered), refOf(uncovered.rule))

  const topics = topicsFor(asked)
  const rules = topics.flatMap((topic) => book.inForce('ADVANCE', topic, at) ?? [])
  const [rule] = rules.sort((a, b) => a.value.most_months - b.value.most_months)
  if (!rule) return unknown(asked, sayNoRule(book, at, 'rent in advance'))
  const isTooMuch = asked.months > rule.value.most_months
  if (isTooMuch && topics.length > 1) return unknown(asked, sayBetween(rules))

  return {
    verdict: isTooMuch ? 'TOO_MUCH' : 'ALLOWED',
    asked_months: asked.months,
    most_months: rule.value.most_months,
    penalty: penaltyFor(book, at, isTooMuch),
    says: sayVerdict(asked, rule, isTooMuch),
    rule: refOf(rule),
    would_change: book.wouldChange(isTooMuch ? [...topics, 'advance.penalty'] : topics, at),
  }
}

/**
 * The rules distinguish new and sitting tenants with monthly or yearly rent. For a sitting tenant with another period, only what all
 * of them allow counts as allowed.
 */
function topicsFor({ frequency, is_sitting_tenant }: AdvanceAsked): string[] {
  if (!is_sitting_tenant || frequency === 'YEARLY') return [YEARLY_OR_NEW]
  return frequency === 'MONTHLY' ? [SITTING_MONTHLY] : [SITTING_MONTHLY, YEARLY_OR_NEW]
}

function penaltyFor(book: RuleBook, at: At, isTooMuch: boolean) {
  const rule = isTooMuch ? book.inForce('PENALTY', 'advance.penalty', at) : undefined
  return rule ? refOf(rule) : null
}

function sayVerdict({ months }: AdvanceAsked, { value }: RuleOf<'ADVANCE'>, isTooMuch: boolean): string {
  const [asked, most] = [lengthName({ months }), lengthName({ months: value.most_months })]
  return isTooMuch
    ? `${asked} of rent may not be asked for at once: the most is ${most}.`
    : `${asked} of rent may be asked for at once: the most is ${most}.`
}

const sayBetween = (rules: readonly RuleOf<'ADVANCE'>[]) =>
  `The rules loaded speak of monthly, yearly and new tenants (${rules.map(({ value }) => lengthName({ months: value.most_months })).join(' and ')}). No rule is loaded for a tenancy like this one. Ask a lawyer.`

const unknown = (
  { months }: AdvanceAsked,
  says: string,
  rule: AdvanceVerdict['rule'] = null,
): AdvanceVerdict => ({
  verdict: 'UNKNOWN',
  asked_months: months,
  most_months: null,
  penalty: null,
  says,
  rule,
  would_change: [],
})
