import { lengthName } from '@gida/contract/domains/law/rules'
import type { Day } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { getPlaceOfUnit, loadedRules, makeRuleBook, workOutNotice } from '../../law/index.ts'
import type { LeaseRow } from '../../leases/index.ts'
import type { Perhaps } from './place-values.ts'

const book = makeRuleBook(loadedRules)

/** Legal requirements for a notice given today; empty without a rule. */
export async function lawValues(tx: Tx, lease: LeaseRow, today: Day): Promise<Perhaps> {
  const { start_date, end_date, frequency } = lease
  const notice = workOutNotice(book, await getPlaceOfUnit(tx, lease.unit_id), {
    start_date,
    end_date,
    frequency,
    given_on: today,
  })
  return {
    'law.tenancy': notice.tenancy && `${notice.tenancy.toLowerCase().replace('_', '-')} tenancy`,
    'law.notice': notice.length && lengthName(notice.length),
    'law.notice_ends': notice.expires_on,
    'law.recovery_from': notice.recovery_from,
  }
}
