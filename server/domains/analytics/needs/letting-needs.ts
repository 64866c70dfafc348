import { addDays, type Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { rollupRows } from '../../../platform/access/rollup-rows.ts'
import { leasesOf } from '../../leases/index.ts'
import { rowsOf } from '../scope.ts'
import { dayOf, managedBy, type NeedSource, ofEstate, type Whose } from './need-source.ts'

const LEASES_LOOKED_AHEAD_DAYS = 60

/** Tasks around letting, and ending leases. */
export function lettingNeeds(whose: Whose, today: Day): NeedSource[] {
  const needs: NeedSource[] = [
    { key: 'draft_leases', url: '/dashboard/tenants/leases?status=DRAFT', from: draftLeases(whose) },
    {
      key: 'leases_ending',
      url: `/dashboard/tenants/leases?ends_within=${LEASES_LOOKED_AHEAD_DAYS}`,
      from: leasesEnding(whose, today),
    },
  ]
  if (whose.actor.role === 'PROPERTY_MANAGER') return needs
  return [
    ...needs,
    { key: 'draft_estate', url: '/dashboard/estates?status=DRAFT', from: draftEstates(whose) },
    { key: 'applications', url: '/dashboard/tenants/applications?status=WAITING', from: applications(whose) },
    ...(whose.actor.role === 'ESTATE_MANAGER'
      ? [{ key: 'joined_tenants', url: '/dashboard/tenants', from: joinedTenants(whose) } as const]
      : []),
  ]
}

const yearlyRents = sql`sum(app.yearly_rent(rent_amount, frequency))`

const draftLeases = (whose: Whose) => sql`
  select count(*) as count, ${yearlyRents} as amount, ${dayOf('created_at')} as since,
    case when count(*) = 1 then '/dashboard/leases/' || min(id::text) end as only_url
  from lease where status = 'DRAFT' and ${leasesOf(whose.actor)} and ${ofEstate(whose)}`

/** Ending leases that are not renewed, and their yearly rent, matching the list at the need's address. */
const leasesEnding = (whose: Whose, today: Day) => sql`
  select coalesce(sum(count), 0) as count, sum(yearly_rent) as amount, min(end_date) as since, null::text as only_url
  from ${endsByDay(whose)} d
  where count > 0 and end_date between ${today}::date and ${addDays(today, LEASES_LOOKED_AHEAD_DAYS)}::date`

/** From rollups or, for a property manager, from the leases themselves. */
function endsByDay(whose: Whose) {
  const kept = rollupRows(whose.actor, whose)
  if (kept) return sql`(select end_date, count, yearly_rent from lease_end_day where ${kept})`
  return sql`(select end_date, 1 as count, app.yearly_rent(rent_amount, frequency) as yearly_rent
    from lease where status = 'ACTIVE' and not is_renewed and ${leasesOf(whose.actor)} and ${ofEstate(whose)})`
}

const draftEstates = (whose: Whose) => sql`
  select count(*) as count, null::bigint as amount, ${dayOf('created_at')} as since,
    case when count(*) = 1 then '/dashboard/estates/' || min(id::text) end as only_url
  from estate where status = 'DRAFT' and ${ofEstate(whose, 'id')}
    and (id = any ((select app.managed_estates())::uuid[]) or created_by = ${whose.actor.user_id})`

/** Weighted by the yearly rent asked for the units. */
const applications = (whose: Whose) => sql`
  select count(*) as count, ${yearlyRents} as amount, ${dayOf('application.created_at')} as since,
    case when count(*) = 1 then '/dashboard/tenants/applications/' || min(application.id::text) end as only_url
  from application join unit on unit.id = application.unit_id
  where application.status in ('SUBMITTED', 'UNDER_REVIEW') and ${rowsOf(whose.actor, 'unit')}
    and ${ofEstate(whose, 'unit.estate_id')}`

const joinedTenants = (whose: Whose) => sql`
  select count(*) as count, null::bigint as amount, ${dayOf('j.joined_at')} as since, null::text as only_url
  from joined_tenant j join users u on u.id = j.user_id
  where ${managedBy(whose, 'j.estate_id')} and u.status <> 'INACTIVE'
    and not exists (
      select from lease l where l.tenant_id = u.id and l.estate_id = j.estate_id and l.status = 'PENDING_SIGNATURE')`
