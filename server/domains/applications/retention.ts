import { REJECTED_KEPT_DAYS, UNDECIDED_KEPT_DAYS } from '@gida/contract/domains/applications/rules'
import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const applicationRetention: Retention[] = [
  {
    table: 'application',
    what: 'applications that were rejected or withdrawn, or approved and came to nothing',
    days: REJECTED_KEPT_DAYS,
    why: 'NDPA 2023: kept no longer than needed. Half a year is for who asks why.',
    since: sql`decided_at`,
    only: sql`(status in ('REJECTED', 'WITHDRAWN') or status = 'APPROVED' and exists (
      select from lease l where l.id = application.lease_id and l.ending_kind in ('CANCELLED', 'DECLINED')))`,
  },
  {
    table: 'application',
    what: 'applications that nobody decided',
    days: UNDECIDED_KEPT_DAYS,
    why: 'NDPA 2023: kept no longer than needed. After a year the home is let, or nobody waits for it.',
    since: sql`created_at`,
    only: sql`status in ('SUBMITTED', 'UNDER_REVIEW')`,
  },
]
