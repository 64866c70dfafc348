import { sql } from 'kysely'
import { serves } from '../../transfers/index.ts'
import { rowsOf } from '../scope.ts'
import { dayOf, managedBy, type NeedSource, ofEstate, type Whose } from './need-source.ts'

const PROCESSING_TOO_LONG_MS = 3_600_000

/** Money that needs a decision. Each query reads a few rows through an index of its own. */
export function moneyNeeds(whose: Whose, now: Date): NeedSource[] {
  const payments: NeedSource[] = [
    { key: 'review', url: '/dashboard/payments?needs_review=true', from: toReview(whose) },
    { key: 'processing', url: '/dashboard/payments?status=PROCESSING', from: processing(whose, now) },
  ]
  if (whose.actor.role !== 'ESTATE_MANAGER') return payments
  return [
    ...payments,
    { key: 'transfers', url: '/dashboard/payments/transfers', from: transfers(whose) },
    { key: 'refunds', url: '/dashboard/payments/refunds?needs_attention=true', from: refunds(whose) },
    { key: 'credits', url: '/dashboard/money', from: creditsLeft(whose) },
    { key: 'disputes', url: '/dashboard/payments/refunds?disputes=OPEN', from: disputes(whose) },
  ]
}

const onlyPayment = sql`case when count(*) = 1 then '/dashboard/payments/' || min(id::text) end`

const toReview = (whose: Whose) => sql`
  select count(*) as count, sum(amount) as amount, ${dayOf('created_at')} as since, ${onlyPayment} as only_url
  from payment where needs_review and ${rowsOf(whose.actor, 'payment')} and ${ofEstate(whose)}`

/**
 * If one payment has been processing for too long, all that are processing. The subquery filters by estate through a small index;
 * its offset keeps the planner from merging it with the outer condition.
 */
const processing = (whose: Whose, now: Date) => sql`
  select count(*) as count, sum(amount) as amount, ${dayOf('created_at')} as since, ${onlyPayment} as only_url
  from (
    select id, amount, created_at, estate_id, landlord_id, unit_id from payment
    where estate_id = any ((select app.my_estates())::uuid[]) and status = 'PROCESSING'
    offset 0) payment
  where ${rowsOf(whose.actor, 'payment')} and ${ofEstate(whose)}
  having min(created_at) < ${new Date(now.getTime() - PROCESSING_TOO_LONG_MS)}`

/** For one estate, transfers to all accounts it is paid into, as in their list. */
const transfers = ({ actor, estate_id }: Whose) => sql`
  select count(*) as count, sum(amount) as amount, min(day) as since, null::text as only_url
  from bank_line where ${managedBy({ actor })} and state = 'UNASSIGNED'
    and ${estate_id ? serves('bank_line.bank_account_id', estate_id) : sql`true`}`

const refunds = (whose: Whose) => sql`
  select count(*) as count, sum(amount) as amount, ${dayOf('created_at')} as since, null::text as only_url
  from refund where ${managedBy(whose)} and needs_attention`

const disputes = (whose: Whose) => sql`
  select count(*) as count, sum(amount) as amount, ${dayOf('opened_at')} as since, null::text as only_url
  from dispute where ${managedBy(whose)} and status = 'OPEN'`

/** Credit of people without a tenancy in the estate any more, so that no charge will use it. Since their last lease ended. */
const creditsLeft = (whose: Whose) => sql`
  select count(*) as count, sum(amount) as amount, min(since) as since,
    case when count(*) = 1 and min(lease_id) is not null then '/dashboard/leases/' || min(lease_id) || '/ledger'
      when count(distinct estate_id) = 1 then '/dashboard/money/' || min(estate_id::text) || '?kind=CREDITS' end as only_url
  from (
    select b.estate_id, -b.balance as amount, l.id::text as lease_id, l.end_date as since
    from account_balance b join account a on a.id = b.account_id
      cross join lateral (select substring(a.code from '[0-9a-f-]{36}$')::uuid as tenant_id) of
      left join lateral (
        select id, end_date from lease where tenant_id = of.tenant_id and estate_id = b.estate_id
        order by start_date desc, id desc limit 1) l on true
    where ${managedBy(whose, 'b.estate_id')} and b.kind = 'CREDITS' and b.balance <> 0 and b.balance < 0 and of.tenant_id is not null
      and not exists (
        select from lease where tenant_id = of.tenant_id and estate_id = b.estate_id
          and status in ('ACTIVE', 'DRAFT', 'PENDING_SIGNATURE'))) c`
