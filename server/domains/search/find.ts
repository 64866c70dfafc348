import type { Found, SearchQuery } from '@gida/contract/domains/search/found'
import { MOST_FOUND } from '@gida/contract/domains/search/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Permission } from '@gida/contract/shared/roles'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { listEstates, listProperties, listUnits, presentUnit } from '../estates/index.ts'
import { listTenants, presentTenant } from '../leases/index.ts'
import { findPeople } from './find-people.ts'
import { findReferences } from './find-references.ts'

const FIRST = { page: 1, limit: MOST_FOUND }

/** What the words name, of each kind that the actor may list. Nothing for no words. */
export async function find(tx: Tx, actor: Actor, { q, estate_id }: SearchQuery): Promise<Found> {
  const today = lagosDay(tx.now)
  const filter = { search: q, ...(estate_id && { estate_id }) }
  const asked = async <T>(permission: Permission, list: () => Promise<T[]>): Promise<T[]> =>
    q !== '' && actor.permissions.has(permission) ? list() : []

  const [tenancies, others, units, properties, estates, references] = await Promise.all([
    asked('tenants_read', async () =>
      (await listTenants(tx, actor, { ...filter, ...FIRST })).rows.map(presentTenant),
    ),
    asked('users_read', () => findPeople(tx, q, MOST_FOUND, estate_id)),
    asked('properties_read', async () => (await listUnits(tx, actor, filter, FIRST)).rows),
    asked('properties_read', async () => (await listProperties(tx, actor, filter, FIRST)).rows),
    asked('properties_read', async () => (await listEstates(tx, actor, { search: q }, FIRST)).rows),
    actor.permissions.has('payments_read')
      ? findReferences(tx, actor, q, MOST_FOUND, estate_id)
      : { payments: [], receipts: [] },
  ])
  return {
    people: people(tenancies, others),
    units: units.map((row) => presentUnit(row, actor, today)),
    leases: tenancies.map(({ lease_id, full_name, ...lease }) => ({
      ...lease,
      id: lease_id,
      tenant_name: full_name,
    })),
    properties,
    estates,
    ...references,
  }
}

type Tenancy = ReturnType<typeof presentTenant>

/** Each person once: who rents with their tenancy, then everybody else. */
function people(tenancies: readonly Tenancy[], others: Found['people']): Found['people'] {
  const tenants = tenancies.map((row) => ({ ...row, role: 'TENANT' as const }))
  const all = [...tenants, ...others]
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at).slice(0, MOST_FOUND)
}
