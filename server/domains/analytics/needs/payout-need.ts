import { type RawBuilder, sql } from 'kysely'
import { managedBy, type NeedSource, type Whose } from './need-source.ts'

const MOST_ADDED_UP = 1_000

/** A landlord's own account, until it is set or put off; put off or not, once money waits. For managers, their landlords'. */
export function payoutNeed(whose: Whose): NeedSource[] {
  const { actor } = whose
  if (actor.role === 'LANDLORD')
    return [{ key: 'payout_account', url: '/dashboard/settings/payout', from: ownAccount(actor.user_id) }]
  if (actor.role !== 'ESTATE_MANAGER') return []
  return [{ key: 'payout_account', url: '/dashboard/properties', from: accountsOfLandlords(whose) }]
}

/** What is held for one landlord because there is no account to pay it to. Beyond so many payments it is not added up. */
const waitingFor = (landlord: RawBuilder<unknown>) => sql`(
  select count(*) as payments, case when count(*) <= ${sql.lit(MOST_ADDED_UP)} then sum(landlord_share) end as amount,
    (min(payment_date) at time zone 'Africa/Lagos')::date as since
  from (select landlord_share, payment_date from payment
        where landlord_id = ${landlord} and split = 'WAITING' and status = 'COMPLETED'
        limit ${sql.lit(MOST_ADDED_UP + 1)}) p)`

const ownAccount = (landlord_id: string) => sql`
  select (w.payments > 0 or not exists (select from payout_setup_skip where user_id = ${landlord_id}))::int as count,
    w.amount, w.since, null::text as only_url
  from ${waitingFor(sql`${landlord_id}::uuid`)} w where app.subaccount_of(${landlord_id}) is null`

const accountsOfLandlords = (whose: Whose) => sql`
  select count(*) as count, case when count(*) = count(w.amount) then sum(w.amount) end as amount, min(w.since) as since,
    null::text as only_url
  from (select distinct landlord_id from property
        where ${managedBy(whose)} and landlord_id is not null) l
    cross join lateral ${waitingFor(sql`l.landlord_id`)} w
  where app.subaccount_of(l.landlord_id) is null and w.payments > 0`
