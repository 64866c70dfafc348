import type { LawOfLease, Payer } from '@gida/contract/domains/law/answers'
import { DISCLAIMER } from '@gida/contract/domains/law/rules'
import { MONTHS_OF, yearsRent } from '@gida/contract/domains/leases/rules'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../platform/db/db.ts'
import { judgeAdvance } from './judge-advance.ts'
import { getLeaseForLaw } from './queries.ts'
import type { RuleBook } from './rule-book.ts'
import { stampDuty, withholding } from './taxes.ts'
import { workOutNotice } from './work-out-notice.ts'

export type LeaseQuestion = {
  on?: Day | undefined
  agreed_notice_days?: number | undefined
  payer?: Payer | undefined
  signed_on?: Day | undefined
}

/** What the rules say about a tenancy, each as of the relevant day. */
export async function getLawOfLease(
  tx: Tx,
  book: RuleBook,
  id: string,
  { on = lagosDay(tx.now), agreed_notice_days, payer, signed_on }: LeaseQuestion,
): Promise<LawOfLease> {
  const lease = await getLeaseForLaw(tx, id)
  const { start_date, frequency, rent_amount, is_sitting_tenant, written_on } = lease
  // The signing day was not recorded: the earlier of the two days gives a deadline that is safe.
  const executed_on = signed_on ?? (written_on < start_date ? written_on : start_date)
  return {
    lease_id: id,
    on,
    state: lease.state,
    notice: workOutNotice(book, lease, { ...lease, given_on: on, agreed_days: agreed_notice_days }),
    advance: judgeAdvance(book, lease, {
      frequency,
      months: MONTHS_OF[frequency],
      is_sitting_tenant,
      day: start_date,
    }),
    stamp_duty: stampDuty(book, { ...lease, end_date: lease.agreed_end }, executed_on),
    withholding: withholding(book, payer, yearsRent(rent_amount, frequency), on),
    disclaimer: DISCLAIMER,
  }
}
