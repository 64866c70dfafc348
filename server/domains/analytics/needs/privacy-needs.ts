import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { dayOf, type NeedSource, type Whose } from './need-source.ts'

export const PRIVACY_DESK = '/dashboard/settings/privacy/desk'
export const BREACHES = '/dashboard/admin/breaches'

/** Unanswered data requests of people in the estates. */
export const privacyNeeds = (whose: Whose): NeedSource[] =>
  whose.actor.role === 'ESTATE_MANAGER' && !whose.estate_id
    ? [{ key: 'privacy_requests', url: PRIVACY_DESK, from: privacyRequests(whose.actor) }]
    : []

/** Excludes erasures that only wait for their date. */
export const privacyRequests = ({ user_id }: Actor) => sql`
  select count(*) as count, null::bigint as amount, ${dayOf('created_at')} as since, null::text as only_url
  from privacy_request where state in ('OPEN', 'IN_PROGRESS') and user_id <> ${user_id}`

/** Open data breaches. */
export const openBreaches = sql`
  select count(*) as count, ${dayOf('noticed_at')} as since,
    case when count(*) = 1 then ${`${BREACHES}/`} || min(id::text) end as only_url
  from breach where closed_at is null`
