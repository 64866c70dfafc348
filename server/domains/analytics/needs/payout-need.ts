import { sql } from 'kysely'
import type { NeedSource, Whose } from './need-source.ts'

const MOST_ADDED_UP = 1_000

/** A landlord's missing payout account: until set up or postponed, and always once money waits. */
export function payoutNeed({ actor }: Whose): NeedSource[] {
  if (actor.role !== 'LANDLORD') return []
  return [{ key: 'payout_account', url: '/dashboard/settings/payout', from: ownAccount(actor.user_id) }]
}

/** With the sum held for it, which is only added up to a limited number of payments. */
const ownAccount = (landlord_id: string) => sql`
  select (w.payments > 0 or not exists (select from payout_setup_skip where user_id = ${landlord_id}))::int as count,
    w.amount, w.since, null::text as only_url
  from (
    select count(*) as payments, case when count(*) <= ${sql.lit(MOST_ADDED_UP)} then sum(landlord_share) end as amount,
      (min(payment_date) at time zone 'Africa/Lagos')::date as since
    from (select landlord_share, payment_date from payment
          where landlord_id = ${landlord_id}::uuid and split = 'WAITING' and status = 'COMPLETED'
          limit ${sql.lit(MOST_ADDED_UP + 1)}) p) w
  where app.subaccount_of(${landlord_id}) is null`
