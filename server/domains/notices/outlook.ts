import { DISCLAIMER } from '@gida/contract/domains/law/rules'
import type { NoticeOutlook, NoticeQuestion } from '@gida/contract/domains/notices/notice'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getPlaceOfUnit, loadedRules, makeRuleBook, type Place } from '../law/index.ts'
import { getLease, type LeaseRow } from '../leases/index.ts'
import { findQuitNotice } from './notice-queries.ts'
import { type QuitNotice, whyNoNotice } from './validity.ts'
import { type Dates, workOutDates } from './work-out-dates.ts'

export const book = makeRuleBook(loadedRules)

export type Outlook = {
  lease: LeaseRow
  place: Place
  quit: QuitNotice
  today: Day
  given_on: Day
  dates: Dates
  /** Why no notice is possible on that day. */
  fault: string | null
  /** Areas excluded from the state's law; the user is asked whether the property lies in one. */
  areas: string[]
}

/** What the law allows for a lease on a day, for those who may prepare a notice. */
export async function readOutlook(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  { kind, given_on: wanted, agreed_notice_days }: NoticeQuestion,
): Promise<Outlook> {
  const lease = await getLease(tx, lease_id)
  const today = lagosDay(tx.now)
  const given_on = wanted ?? today
  if (actor.role === 'TENANT') throw problem('PERMISSION_DENIED')
  const place = await getPlaceOfUnit(tx, lease.unit_id)
  const quit = await findQuitNotice(tx, lease_id)
  const asked = { ...lease, given_on, agreed_days: agreed_notice_days }
  const left_out = book.inForce('NOT_COVERED', 'coverage', { state: place.state, day: given_on })
  return {
    ...{ lease, place, quit, today, given_on },
    dates: workOutDates(book, place, kind, asked),
    fault: whyNoNotice(kind, lease, quit, given_on),
    areas: left_out?.value.areas.map(({ name }) => name) ?? [],
  }
}

export function presentOutlook(
  { kind }: NoticeQuestion,
  { place, given_on, dates, fault, areas }: Outlook,
): NoticeOutlook {
  const { is_known, tenancy, length, earliest, court_from, steps, source } = dates
  return {
    ...{ kind, given_on, may: fault === null, says: fault ?? dates.says, state: place.state, is_known },
    ...{ asks_area: areas.length > 0, areas, tenancy, length, earliest, court_from, steps, source },
    disclaimer: DISCLAIMER,
  }
}
