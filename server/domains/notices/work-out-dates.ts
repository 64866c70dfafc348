import type { NoticeStep } from '@gida/contract/domains/law/answers'
import { lengthName } from '@gida/contract/domains/law/rules'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import type { NoticeKind } from '@gida/contract/domains/notices/kinds'
import { addDays, addMonths, type Day, formatDay } from '@gida/contract/shared/dates'
import { courtFrom, type NoticeAsked, type Place, type RuleBook, workOutNotice } from '../law/index.ts'

/** What the dates depend on: the terms of the lease, and an earlier notice to quit. */
export type Terms = Omit<NoticeAsked, 'given_on'>

export type Dates = {
  /** False if no rule pack covers the case, so that a lawyer must set the dates. */
  is_known: boolean
  says: string
  tenancy: string | null
  length: string | null
  /** The earliest lawful last day. */
  earliest: Day | null
  /** Whether the last day must be the eve of a rental period. */
  on_eve: boolean
  /** When the next step (owner's intention, or court) may follow if the earliest last day is used. */
  next_from: Day | null
  court_from: Day | null
  steps: NoticeStep[]
  source: string | null
}

/** Clear days of the owner's intention without a rule pack, as in the statutory form. */
const CLEAR_DAYS = 7

/** Calculates the lawful last day of a notice served on a day, with the working. Pure. */
export function workOutDates(book: RuleBook, place: Place, kind: NoticeKind, asked: NoticeAsked): Dates {
  return kind === 'QUIT' ? quitDates(book, place, asked) : intentionDates(book, place, asked)
}

function quitDates(book: RuleBook, place: Place, asked: NoticeAsked): Dates {
  const answer = workOutNotice(book, place, asked)
  const at = { state: place.state, day: asked.given_on }
  const earliest = answer.expires_on
  return {
    is_known: answer.verdict === 'KNOWN',
    says: answer.says,
    tenancy: answer.tenancy && `${answer.tenancy.toLowerCase().replace('_', '-')} tenancy`,
    length: answer.length && lengthName(answer.length),
    earliest,
    on_eve: book.inForce('EXPIRY', 'notice.expiry', at)?.value.must === 'EVE_OF_ANNIVERSARY',
    next_from: earliest && addDays(earliest, 1),
    court_from: answer.recovery_from,
    steps: answer.steps,
    source: answer.rule?.source ?? null,
  }
}

function intentionDates(book: RuleBook, place: Place, { given_on }: NoticeAsked): Dates {
  const rule = book.inForce('INTENTION', 'notice.intention', { state: place.state, day: given_on })
  const days = rule?.value.days ?? CLEAR_DAYS
  const [last, next] = [addDays(given_on, days), courtFrom(given_on, days)]

  const step = (key: NoticeStep['key'], day: Day, title: string, says: string): NoticeStep => ({
    ...{ key, day, title, says },
    rule: null,
  })
  return {
    is_known: rule !== undefined,
    says: rule
      ? `Served on ${formatDay(given_on)}, its ${days} clear days are over on ${formatDay(last)}.`
      : `No rule is loaded for the owner’s intention in ${place.state}. Ask a lawyer.`,
    tenancy: 'tenancy that has ended',
    length: `${days} clear days`,
    earliest: last,
    on_eve: false,
    next_from: next,
    court_from: next,
    steps: [
      step('GIVEN', given_on, 'The notice is served', 'The day of service does not count.'),
      step(
        'RUNS_OUT',
        last,
        `${days} clear days have passed`,
        `${days} whole days after ${formatDay(given_on)}.`,
      ),
      step('RECOVERY', next, 'The owner may go to court', rule?.says ?? 'Only a court orders somebody out.'),
    ],
    source: rule?.source ?? null,
  }
}

/** Why a last day is unlawful, with the earliest lawful one; null if it is lawful. */
export function faultOfLastDay(
  { is_known, earliest, length, on_eve }: Dates,
  { start_date, frequency }: Pick<Terms, 'start_date' | 'frequency'>,
  { given_on, ends_on }: { given_on: Day; ends_on: Day },
): string | null {
  if (ends_on <= given_on) return 'The last day is not after the day of service.'
  if (!is_known || !earliest) return null
  const wanted = `The earliest lawful last day is ${formatDay(earliest)}.`
  if (ends_on < earliest)
    return `${formatDay(ends_on)} is too early: served on ${formatDay(given_on)}, ${length} have to pass, and the term to end. ${wanted}`
  if (on_eve && !isEve(start_date, MONTHS_OF[frequency], ends_on))
    return `${formatDay(ends_on)} is not the eve of a period of this tenancy, which began on ${formatDay(start_date)}. ${wanted}`
  return null
}

function isEve(start: Day, months: number, day: Day): boolean {
  for (let number = 1; ; number++) {
    const eve = addDays(addMonths(start, number * months), -1)
    if (eve >= day) return eve === day
  }
}
