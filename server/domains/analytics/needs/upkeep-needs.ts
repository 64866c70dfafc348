import { sql } from 'kysely'
import { requestsOf } from '../../maintenance/index.ts'
import { dayOf, type NeedSource, ofEstate, type Whose } from './need-source.ts'

/** Requests whose promise is broken, and those that nobody has answered; for who runs the homes. */
export function upkeepNeeds(whose: Whose, now: Date): NeedSource[] {
  if (!whose.actor.permissions.has('maintenance_read')) return []
  return [
    { key: 'late_requests', url: '/dashboard/maintenance?shown=LATE', from: late(whose, now) },
    { key: 'new_requests', url: '/dashboard/maintenance?shown=NEW', from: unanswered(whose) },
  ]
}

const onlyRequest = sql`case when count(*) = 1 then '/dashboard/maintenance/' || min(id::text) end`

const late = (whose: Whose, now: Date) => sql`
  select count(*) as count, null::bigint as amount, ${dayOf('due_at')} as since, ${onlyRequest} as only_url
  from maintenance_request where status < 'RESOLVED' and merged_into is null and due_at < ${now}
    and ${requestsOf(whose.actor)} and ${ofEstate(whose)}`

const unanswered = (whose: Whose) => sql`
  select count(*) as count, null::bigint as amount, ${dayOf('created_at')} as since, ${onlyRequest} as only_url
  from maintenance_request where status < 'RESOLVED' and merged_into is null and answered_at is null
    and ${requestsOf(whose.actor)} and ${ofEstate(whose)}`
