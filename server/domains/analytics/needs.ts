import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { leasesOf } from '../leases/index.ts'
import { rowsOf } from './scope.ts'

type Need = CollectorDashboard['needs'][number]

const LEASES_LOOKED_AHEAD_DAYS = 60
const MOST_ADDED_UP = 1_000
const PROCESSING_TOO_LONG_MS = 3_600_000

/** What waits for this person today. Each part reads a handful of rows through an index of its own. */
export async function listAttention(tx: Tx, actor: Actor, today: Day): Promise<Need[]> {
  const parts = [
    needOf('payout_account', '/dashboard/settings/payout', payoutNeed(actor)),
    needOf('review', '/dashboard/payments?needs_review=true', reviewNeed(actor)),
    needOf('draft_estate', '/dashboard/estates', draftNeed(actor)),
    needOf(
      'leases_ending',
      `/dashboard/leases?ends_within=${LEASES_LOOKED_AHEAD_DAYS}`,
      leasesNeed(actor, today),
    ),
    needOf('processing', '/dashboard/payments?status=PROCESSING', processingNeed(actor, tx.now)),
  ]
  const { rows } = await sql<Need>`${sql.join(parts, sql` union all `)}`.execute(tx)
  return rows.filter((need) => need.count > 0)
}

/** `source` gives `count`, `amount` and, where one row is all there is, `only_url`: where that one is. */
const needOf = (key: Need['key'], url: string, source: RawBuilder<unknown>) =>
  sql`select ${key}::text as key, n.count::int as count, n.amount::bigint as amount, coalesce(n.only_url, ${url}) as action_url
    from (${source}) n`

/** What is held for one landlord because there is no account to pay it to. Beyond so many payments it is not added up. */
const waitingFor = (landlord: RawBuilder<unknown>) => sql`(
  select count(*) as payments, case when count(*) <= ${sql.lit(MOST_ADDED_UP)} then sum(landlord_share) end as amount
  from (select landlord_share from payment
        where landlord_id = ${landlord} and split = 'WAITING' and status = 'COMPLETED'
        limit ${sql.lit(MOST_ADDED_UP + 1)}) p)`

/** A landlord's own account, until it is set or put off; put off or not, once money waits. For managers, their landlords'. */
function payoutNeed(actor: Actor) {
  if (actor.role === 'LANDLORD') {
    return sql`
      select (w.payments > 0 or not exists (select from payout_setup_skip where user_id = ${actor.user_id}))::int as count,
        w.amount, null::text as only_url
      from ${waitingFor(sql`${actor.user_id}::uuid`)} w where app.subaccount_of(${actor.user_id}) is null`
  }
  if (actor.role !== 'ESTATE_MANAGER') return nothing
  return sql`
    select count(*) as count, case when count(*) = count(w.amount) then sum(w.amount) end as amount,
      '/dashboard/properties' as only_url
    from (select distinct landlord_id from property
          where estate_id = any ((select app.managed_estates())::uuid[]) and landlord_id is not null) l
      cross join lateral ${waitingFor(sql`l.landlord_id`)} w
    where app.subaccount_of(l.landlord_id) is null and w.payments > 0`
}

const reviewNeed = (actor: Actor) => sql`
  select count(*) as count, sum(amount) as amount,
    case when count(*) = 1 then '/dashboard/payments/' || min(id::text) end as only_url
  from payment where needs_review and ${rowsOf(actor, 'payment')}`

function draftNeed(actor: Actor) {
  if (actor.role === 'PROPERTY_MANAGER') return nothing
  return sql`
    select count(*) as count, null::bigint as amount,
      case when count(*) = 1 then '/dashboard/estates/' || min(id::text) end as only_url
    from estate where status = 'DRAFT'
      and (id = any ((select app.managed_estates())::uuid[]) or created_by = ${actor.user_id})`
}

/** The rent that is not yet sure, as a year of it; of the leases that the list at its address shows. */
const leasesNeed = (actor: Actor, today: Day) => sql`
  select count(*) as count, null::text as only_url,
    sum(case frequency when 'MONTHLY' then rent_amount * 12 when 'QUARTERLY' then rent_amount * 4
      when 'HALF_YEARLY' then rent_amount * 2 when 'TWO_YEARLY' then rent_amount / 2 else rent_amount end) as amount
  from lease where status = 'ACTIVE'
    and end_date between ${today}::date and ${addDays(today, LEASES_LOOKED_AHEAD_DAYS)}::date
    and ${leasesOf(actor)}`

/** First those of the estates, by their own small index (`offset 0` keeps the two apart), then this person's among them. */
const processingNeed = (actor: Actor, now: Date) => sql`
  select count(*) as count, sum(amount) as amount,
    case when count(*) = 1 then '/dashboard/payments/' || min(id::text) end as only_url
  from (
    select id, amount, estate_id, landlord_id, unit_id from payment
    where estate_id = any ((select app.my_estates())::uuid[]) and status = 'PROCESSING'
      and created_at < ${new Date(now.getTime() - PROCESSING_TOO_LONG_MS)}
    offset 0) payment
  where ${rowsOf(actor, 'payment')}`

const nothing = sql`select 0 as count, null::bigint as amount, null::text as only_url`
