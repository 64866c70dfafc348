import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { rowsOf } from './scope.ts'

type Need = CollectorDashboard['needs'][number]

const LEASES_LOOKED_AHEAD_DAYS = 60
const PROCESSING_TOO_LONG_MS = 3_600_000

/** What waits for this person today. Each part reads a handful of rows through an index of its own. */
export async function getNeeds(tx: Tx, actor: Actor, today: Day): Promise<Need[]> {
  const parts = [
    needOf('payout_account', '/dashboard/settings/payout', payoutNeed(actor)),
    needOf('review', '/dashboard/payments', reviewNeed(actor)),
    needOf('draft_estate', '/dashboard/properties', draftNeed(actor)),
    needOf('leases_ending', '/dashboard/tenants', leasesNeed(actor, today)),
    needOf('processing', '/dashboard/payments?status=PROCESSING', processingNeed(actor, tx.now)),
  ]
  const { rows } = await sql<Need>`${sql.join(parts, sql` union all `)}`.execute(tx)
  return rows.filter((need) => need.count > 0)
}

/** `source` gives `count`, `amount` and, where one row is all there is, `only_url`: where that one is. */
const needOf = (key: Need['key'], url: string, source: RawBuilder<unknown>) =>
  sql`select ${key}::text as key, n.count::int as count, n.amount::bigint as amount, coalesce(n.only_url, ${url}) as action_url
    from (${source}) n`

/** A landlord's own account, until it is set or put off; put off or not, once money waits for it. For others, their landlords'. */
function payoutNeed(actor: Actor) {
  const waiting = sql`payment where split = 'WAITING' and status = 'COMPLETED' and landlord_id is not null
    and ${rowsOf(actor, 'payment')}`
  if (actor.role === 'LANDLORD') {
    return sql`
      select (app.subaccount_of(${actor.user_id}) is null and (w.amount > 0 or not exists (
        select from payout_setup_skip where user_id = ${actor.user_id})))::int as count, w.amount, null::text as only_url
      from (select sum(landlord_share) as amount from ${waiting}) w`
  }
  if (actor.role !== 'ESTATE_MANAGER') return nothing
  return sql`
    select count(*) as count, sum(amount) as amount, '/dashboard/properties' as only_url
    from (select landlord_id, sum(landlord_share) as amount from ${waiting} group by 1) w
    where app.subaccount_of(landlord_id) is null`
}

const reviewNeed = (actor: Actor) => sql`
  select count(*) as count, sum(amount) as amount,
    case when count(*) = 1 then '/dashboard/payments/' || min(id::text) end as only_url
  from payment where needs_review and ${rowsOf(actor, 'payment')}`

function draftNeed(actor: Actor) {
  if (actor.role === 'PROPERTY_MANAGER') return nothing
  return sql`
    select count(*) as count, null::bigint as amount, null::text as only_url
    from estate where status = 'DRAFT'
      and (id = any ((select app.managed_estates())::uuid[]) or created_by = ${actor.user_id})`
}

/** The rent that is not yet sure, as a year of it. */
const leasesNeed = (actor: Actor, today: Day) => sql`
  select count(*) as count, null::text as only_url,
    sum(case frequency when 'MONTHLY' then rent_amount * 12 when 'QUARTERLY' then rent_amount * 4
      when 'HALF_YEARLY' then rent_amount * 2 when 'TWO_YEARLY' then rent_amount / 2 else rent_amount end) as amount
  from lease where status = 'ACTIVE'
    and end_date between ${today}::date and ${addDays(today, LEASES_LOOKED_AHEAD_DAYS)}::date
    and ${rowsOf(actor, 'lease')}`

const processingNeed = (actor: Actor, now: Date) => sql`
  select count(*) as count, sum(amount) as amount,
    case when count(*) = 1 then '/dashboard/payments/' || min(id::text) end as only_url
  from payment where status = 'PROCESSING' and created_at < ${new Date(now.getTime() - PROCESSING_TOO_LONG_MS)}
    and ${rowsOf(actor, 'payment')}`

const nothing = sql`select 0 as count, null::bigint as amount, null::text as only_url`
