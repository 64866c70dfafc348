import { type RawBuilder, sql } from 'kysely'
import { mine } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { dayOf, named } from './parts.ts'

const KINDS = {
  ...{ WATER: 'Water', POWER: 'Power', DRAINS: 'Drains', ROOF: 'Roof', DOORS: 'Doors', PESTS: 'Pests' },
  ...{ AIR_CONDITIONING: 'Air conditioning', GENERATOR: 'Generator', SECURITY: 'Security', OTHER: 'Other' },
}
const STATES = {
  ...{ OPEN: 'Open', ASSIGNED: 'Assigned', IN_PROGRESS: 'In progress', ON_HOLD: 'On hold' },
  ...{ RESOLVED: 'Fixed', CLOSED: 'Closed', CANCELLED: 'Withdrawn' },
}
const PRIORITIES = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High', URGENT: 'Urgent' }

/** For all work on request `m`: accepted quotes, billed cost, and cost above quotes. */
const priceOf = sql`
  select coalesce(sum(o.quoted), 0)::bigint as quoted, coalesce(sum(o.billed), 0)::bigint as cost,
    coalesce(sum(greatest(0, o.billed - o.quoted)), 0)::bigint as over
  from (
    select q.total as quoted, (select sum(b.amount) from vendor_bill b where b.order_id = w.id and b.voided_at is null) as billed
    from work_order w left join work_quote q on q.order_id = w.id and q.state = 'ACCEPTED' where w.request_id = m.id) o`

export const maintenance: Source = {
  order: [
    ['at', 'timestamptz'],
    ['id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select m.id, m.id as opens_id, m.created_at as at, m.number, m.title as what, u.name as unit, p.name as property, e.name as estate,
      ${named(KINDS, sql`m.category`)} as kind, ${named(PRIORITIES, sql`m.priority`)} as priority, ${named(STATES, sql`m.status`)} as state,
      ${dayOf('m.created_at')} as opened, ${dayOf('m.resolved_at')} as fixed,
      case when m.status <> 'CANCELLED' then coalesce(${dayOf('m.resolved_at')}, ${scoped.today}::date) - ${dayOf('m.created_at')} end as days, m.reopened_count as reopened, m.rating,
      w.quoted, w.cost, w.over
    from maintenance_request m join unit u on u.id = m.unit_id join property p on p.id = m.property_id join estate e on e.id = m.estate_id
      cross join lateral (${priceOf}) w
    where ${mine(scoped, 'm')} and m.merged_into is null and m.created_at >= ${scoped.since} and m.created_at < ${scoped.until}`,
}

/** `estates.updateEstate` → `Update estate`. */
const inWords = (action: RawBuilder<unknown>) => {
  const parted = sql`regexp_replace(regexp_replace(${action}, '^.*\\.', ''), '([A-Z])', ' \\1', 'g')`
  return sql`upper(left(${parted}, 1)) || lower(substr(${parted}, 2))`
}

export const staffActivity: Source = {
  order: [
    ['on', 'date'],
    ['person', 'text'],
    ['action', 'text'],
    ['key', 'text'],
  ],
  rows: (scoped) => sql`
    select ${dayOf('a.at')} as "on", u.full_name as person, ${inWords(sql`a.action`)} as action, e.name as estate,
      count(*) as changes, concat(u.id, e.id) as key
    from audit_entry a join users u on u.id = a.actor_id join estate e on e.id = a.estate_id
    where a.estate_id = any (${scoped.estates}::uuid[]) and a.at >= ${scoped.since} and a.at < ${scoped.until} and u.role <> 'TENANT'
    group by 1, 2, 3, 4, u.id, e.id`,
}
