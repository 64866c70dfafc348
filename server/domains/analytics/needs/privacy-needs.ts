import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { dayOf, type NeedSource, type Whose } from './need-source.ts'

export const PRIVACY_DESK = '/dashboard/settings/privacy/desk'
export const BREACHES = '/dashboard/admin/breaches'

/** What people of the estates asked about their data, and nobody has answered. */
export const privacyNeeds = (whose: Whose): NeedSource[] =>
  whose.actor.role === 'ESTATE_MANAGER' && !whose.estate_id
    ? [{ key: 'privacy_requests', url: PRIVACY_DESK, from: privacyRequests(whose.actor) }]
    : []

/** An erasure that waits for its day waits for nobody. */
export const privacyRequests = ({ user_id }: Actor) => sql`
  select count(*) as count, null::bigint as amount, ${dayOf('created_at')} as since, null::text as only_url
  from privacy_request where state in ('OPEN', 'IN_PROGRESS') and user_id <> ${user_id}`

/** Breaches of data that are not closed. */
export const openBreaches = sql`
  select count(*) as count, ${dayOf('noticed_at')} as since,
    case when count(*) = 1 then ${`${BREACHES}/`} || min(id::text) end as only_url
  from breach where closed_at is null`
