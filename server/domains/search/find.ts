import type { TenantRow } from '@gida/contract/domains/leases/tenant'
import type { Found, SearchQuery } from '@gida/contract/domains/search/found'
import { MOST_FOUND } from '@gida/contract/domains/search/rules'
import type { Permission } from '@gida/contract/shared/roles'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { findPlaces } from '../estates/index.ts'
import { listTenants } from '../leases/index.ts'
import { listRequests, type RequestRow } from '../maintenance/index.ts'
import { type NoticeRow, noticesOfLeases } from '../notices/index.ts'
import { findPeople } from './find-people.ts'
import { findReferences } from './find-references.ts'

/** Matches of each kind that the actor may list; none for an empty query. */
export async function find(tx: Tx, actor: Actor, { q, estate_id }: SearchQuery): Promise<Found> {
  const filter = { search: q, ...(estate_id && { estate_id }) }
  const asked = async <T>(permission: Permission, nothing: T, found: () => Promise<T>): Promise<T> =>
    q !== '' && actor.permissions.has(permission) ? found() : nothing

  const [tenancies, others, places, references, requests] = await Promise.all([
    asked(
      'tenants_read',
      [],
      async () => (await listTenants(tx, actor, { ...filter, page: 1, limit: MOST_FOUND })).rows,
    ),
    asked('users_read', [], () => findPeople(tx, q, MOST_FOUND, estate_id)),
    asked('properties_read', NO_PLACES, () => findPlaces(tx, actor, filter, MOST_FOUND)),
    asked('payments_read', NO_REFERENCES, () => findReferences(tx, actor, q, MOST_FOUND, estate_id)),
    asked('maintenance_read', [], async () =>
      (await listRequests(tx, { ...filter, shown: 'ALL', page: 1, limit: MOST_FOUND })).rows.map(
        foundRequest,
      ),
    ),
  ])
  const leases = tenancies.flatMap(({ lease_id }) => lease_id ?? [])
  const notices = await asked('leases_read', [], () => noticesOfLeases(tx, leases, MOST_FOUND))
  return {
    people: people(tenancies, others),
    leases: tenancies.map(({ lease_id, full_name, ...lease }) => ({
      ...lease,
      id: lease_id,
      tenant_name: full_name,
    })),
    ...places,
    ...references,
    requests,
    notices: notices.map(foundNotice),
  }
}

const foundNotice = ({ id, kind, state, tenant_name, unit_name, dated }: NoticeRow) => ({
  ...{ id, kind, state },
  ...{ tenant_name, unit_name, dated },
})

const foundRequest = ({ id, number, title, status, unit_name, estate_name }: RequestRow) => ({
  ...{ id, number, title, status },
  ...{ unit_name, estate_name },
})

const NO_PLACES = { units: [], properties: [], estates: [] }
const NO_REFERENCES = { payments: [], receipts: [] }

/** Each person once: tenants with their tenancy, then the others. */
function people(tenancies: readonly TenantRow[], others: Found['people']): Found['people'] {
  const tenants = tenancies.map((row) => ({ ...row, role: 'TENANT' as const }))
  const all = [...tenants, ...others]
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at).slice(0, MOST_FOUND)
}
