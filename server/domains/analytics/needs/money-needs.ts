import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { rowsOf } from '../scope.ts'
import { dayOf, type NeedSource } from './need-source.ts'

const PROCESSING_TOO_LONG_MS = 3_600_000

/** Money that waits for somebody's decision. Each reads a handful of rows through an index of its own. */
export function moneyNeeds(actor: Actor, now: Date): NeedSource[] {
  const payments: NeedSource[] = [
    { key: 'review', url: '/dashboard/payments?needs_review=true', from: toReview(actor) },
    { key: 'processing', url: '/dashboard/payments?status=PROCESSING', from: processing(actor, now) },
  ]
  if (actor.role !== 'ESTATE_MANAGER') return payments
  return [
    ...payments,
    { key: 'transfers', url: '/dashboard/payments/transfers', from: transfers },
    { key: 'refunds', url: '/dashboard/payments/refunds?needs_attention=true', from: refunds },
    { key: 'disputes', url: '/dashboard/payments/refunds', from: disputes },
  ]
}

const onlyPayment = sql`case when count(*) = 1 then '/dashboard/payments/' || min(id::text) end`

const toReview = (actor: Actor) => sql`
  select count(*) as count, sum(amount) as amount, ${dayOf('created_at')} as since, ${onlyPayment} as only_url
  from payment where needs_review and ${rowsOf(actor, 'payment')}`

/** First those of the estates, by their own small index (`offset 0` keeps the two apart), then this person's among them. */
const processing = (actor: Actor, now: Date) => sql`
  select count(*) as count, sum(amount) as amount, ${dayOf('created_at')} as since, ${onlyPayment} as only_url
  from (
    select id, amount, created_at, estate_id, landlord_id, unit_id from payment
    where estate_id = any ((select app.my_estates())::uuid[]) and status = 'PROCESSING'
      and created_at < ${new Date(now.getTime() - PROCESSING_TOO_LONG_MS)}
    offset 0) payment
  where ${rowsOf(actor, 'payment')}`

const managed = sql`estate_id = any ((select app.managed_estates())::uuid[])`

const transfers = sql`
  select count(*) as count, sum(amount) as amount, min(day) as since, null::text as only_url
  from bank_line where ${managed} and state = 'UNASSIGNED'`

const refunds = sql`
  select count(*) as count, sum(amount) as amount, ${dayOf('created_at')} as since, null::text as only_url
  from refund where ${managed} and needs_attention`

const disputes = sql`
  select count(*) as count, sum(amount) as amount, ${dayOf('opened_at')} as since, null::text as only_url
  from dispute where ${managed} and status = 'OPEN'`
