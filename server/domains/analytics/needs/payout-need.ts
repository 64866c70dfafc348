import { sql } from 'kysely'
import { heldForOwner } from '../../settlements/index.ts'
import type { NeedSource, Whose } from './need-source.ts'

/** A landlord's missing payout account: until set up or postponed, and always once money waits. */
export function payoutNeed(whose: Whose): NeedSource[] {
  if (whose.actor.role !== 'LANDLORD') return []
  return [{ key: 'payout_account', url: '/dashboard/settings/payout', from: ownAccount(whose) }]
}

/** Includes the amount held because there is no account to pay it to, and the day its oldest part arrived. */
const ownAccount = ({ actor: { user_id }, estate_id }: Whose) => sql`
  select (w.amount is not null or not exists (select from payout_setup_skip where user_id = ${user_id}))::int as count,
    w.amount, w.since, null::text as only_url
  from (
    select sum(held)::bigint as amount, (min(oldest) at time zone 'Africa/Lagos')::date as since
    from (select h.held, (select min(received_at) from app.owner_lots(h.estate_id, ${user_id}, h.held)) as oldest
          from ${heldForOwner(user_id, estate_id)} h) e) w
  where app.subaccount_of(${user_id}) is null`
