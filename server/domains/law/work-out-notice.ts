import type { Frequency } from '@gida/contract/domains/estates/unit'
import type { NoticeAnswer, NoticeStep } from '@gida/contract/domains/law/answers'
import type { RuleRef } from '@gida/contract/domains/law/rule'
import type { Length, Tenancy } from '@gida/contract/domains/law/rule-value'
import { lengthName } from '@gida/contract/domains/law/rules'
import type { RentTerms } from '@gida/contract/domains/leases/rent'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { addDays, addMonths, type Day, formatDay } from '@gida/contract/shared/dates'
import { describeNotCovered, findNotCovered, type Place } from './coverage.ts'
import { type At, type RuleBook, type RuleOf, refOf, sayNoRule } from './rule-book.ts'

export type NoticeAsked = Pick<RentTerms, 'start_date' | 'end_date' | 'frequency'> & {
  /** The day notice is given. */
  given_on: Day
  /** Notice period agreed in the lease, if any. */
  agreed_days?: number | undefined
}

/** By payment period. The loaded rules know no tenancy with rent every two years. */
const TENANCY_OF: Record<Frequency, Tenancy | null> = {
  MONTHLY: 'MONTHLY',
  QUARTERLY: 'QUARTERLY',
  HALF_YEARLY: 'HALF_YEARLY',
  YEARLY: 'YEARLY',
  TWO_YEARLY: null,
}

const ARREARS = 'notice.arrears'

/** The length of a notice to quit, and the earliest day on which it can end the tenancy. */
export function workOutNotice(book: RuleBook, place: Place, asked: NoticeAsked): NoticeAnswer {
  const at = { state: place.state, day: asked.given_on }
  const tenancy = TENANCY_OF[asked.frequency]
  const uncovered = findNotCovered(book, place, asked.given_on)
  if (uncovered) return unknown(asked, tenancy, describeNotCovered(uncovered), refOf(uncovered.rule))

  const due = noticeDue(book, at, tenancy, asked.agreed_days)
  const expiry = book.inForce('EXPIRY', 'notice.expiry', at)
  if (!due || !expiry) return unknown(asked, tenancy, sayNoRule(book, at, 'the notice of such a tenancy'))

  const runs_out = after(asked.given_on, due.length)
  const expires_on = firstExpiry(asked, runs_out, expiry)
  const intention = book.inForce('INTENTION', 'notice.intention', at)
  const recovery_from = intention ? courtFrom(addDays(expires_on, 1), intention.value.days) : null
  const notes = notesOn(book, at, tenancy)
  const dates = { ...asked, runs_out, expires_on, recovery_from }
  return {
    verdict: 'KNOWN',
    tenancy,
    length: due.length,
    is_agreed: due.is_agreed,
    given_on: asked.given_on,
    expires_on,
    recovery_from,
    steps: stepsOf(dates, due, expiry, intention),
    notes,
    says: `A notice given on ${formatDay(asked.given_on)} may end this tenancy on ${formatDay(expires_on)} at the earliest.`,
    rule: due.rule,
    would_change: book.wouldChange(
      [topicOf(tenancy), 'notice.expiry', 'notice.intention', ...(notes.length > 0 ? [ARREARS] : [])],
      at,
    ),
  }
}

/**
 * The first day to go to court after serving the owner's intention: after the clear days, which exclude the day of service and the
 * last day.
 */
export const courtFrom = (served_on: Day, clear_days: number): Day => addDays(served_on, clear_days + 1)

type Due = { length: Length; is_agreed: boolean; rule: RuleRef; says: string }

/** The lease's own notice period if a rule lets it prevail; else the rule's. */
function noticeDue(
  book: RuleBook,
  at: At,
  tenancy: Tenancy | null,
  agreed_days: number | undefined,
): Due | undefined {
  const agreed = book.inForce('AGREED_NOTICE', 'notice.agreed', at)
  if (agreed_days !== undefined && agreed) {
    const length = { days: agreed_days }
    const says = `The lease says ${lengthName(length)}, and what was agreed comes before the rule’s own length.`
    return { length, is_agreed: true, rule: refOf(agreed), says }
  }
  const rule = book.inForce('NOTICE', topicOf(tenancy), at)
  return rule && { length: rule.value.length, is_agreed: false, rule: refOf(rule), says: rule.says }
}

const topicOf = (tenancy: Tenancy | null) => `notice.${tenancy?.toLowerCase() ?? 'none'}`

const after = (day: Day, length: Length): Day =>
  'months' in length ? addMonths(day, length.months) : addDays(day, length.days)

/** Not before the notice period has passed, nor before the last day of the lease. */
function firstExpiry(
  { start_date, end_date, frequency }: NoticeAsked,
  runs_out: Day,
  { value }: RuleOf<'EXPIRY'>,
): Day {
  const earliest = runs_out > end_date ? runs_out : end_date
  if (value.must === 'ON_OR_AFTER_TERM_END') return earliest
  for (let number = 1; ; number++) {
    const eve = addDays(addMonths(start_date, number * MONTHS_OF[frequency]), -1)
    if (eve >= earliest) return eve
  }
}

type Dates = NoticeAsked & { runs_out: Day; expires_on: Day; recovery_from: Day | null }

function stepsOf(
  { given_on, end_date, runs_out, expires_on, recovery_from }: Dates,
  due: Due,
  expiry: RuleOf<'EXPIRY'>,
  intention: RuleOf<'INTENTION'> | undefined,
): NoticeStep[] {
  const length = lengthName(due.length)
  const ends: NoticeStep = {
    key: 'TERM_ENDS',
    day: end_date,
    title: 'The term ends',
    says: 'The last day that the lease itself gives.',
    rule: null,
  }
  const steps: NoticeStep[] = [
    { key: 'GIVEN', day: given_on, title: 'Notice is given', says: due.says, rule: due.rule },
    {
      key: 'RUNS_OUT',
      day: runs_out,
      title: `${length} have passed`.replace(/^1 (\w+) have/, '1 $1 has'),
      says: `${length} from ${formatDay(given_on)}.`,
      rule: due.rule,
    },
    ...(end_date >= given_on ? [ends] : []),
    {
      key: 'EXPIRES',
      day: expires_on,
      title: 'The notice may end the tenancy',
      says: expiry.says,
      rule: refOf(expiry),
    },
  ]
  if (intention && recovery_from) {
    steps.push({
      key: 'RECOVERY',
      day: recovery_from,
      title: 'The owner may go to court',
      says: `${intention.says} Served on ${formatDay(addDays(expires_on, 1))} at the earliest, its ${intention.value.days} clear days are then over.`,
      rule: refOf(intention),
    })
  }
  return steps.sort((a, b) => a.day.localeCompare(b.day))
}

function notesOn(book: RuleBook, at: At, tenancy: Tenancy | null): RuleRef[] {
  const lapse = book.inForce('ARREARS_LAPSE', ARREARS, at)
  return lapse && lapse.value.tenancy === tenancy ? [refOf(lapse)] : []
}

const unknown = (
  { given_on }: NoticeAsked,
  tenancy: Tenancy | null,
  says: string,
  rule: RuleRef | null = null,
): NoticeAnswer => ({
  verdict: 'UNKNOWN',
  tenancy,
  length: null,
  is_agreed: false,
  given_on,
  expires_on: null,
  recovery_from: null,
  steps: [],
  notes: [],
  says,
  rule,
  would_change: [],
})
