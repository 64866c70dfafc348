import type { TenantDetail } from '@gida/contract/domains/leases/tenant'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { chargesOf, presentCharge, readTenantBalance } from '../../charges/index.ts'
import { listPayments } from '../../payments/index.ts'
import { presentLease } from '../present.ts'
import { getLeasesOfTenant } from '../queries.ts'
import { peopleOf } from './people-of.ts'

const MOST_CHARGES = 100
const LATEST = { sort: '-created_at', page: 1, limit: 5 } as const

/** A current or former tenant, as far as the actor sees. 404 without a visible tenancy. */
export async function getTenant(tx: Tx, actor: Actor, id: string): Promise<TenantDetail> {
  const leases = await getLeasesOfTenant(tx, actor, id)
  const shown = leases.find((lease) => lease.status === 'ACTIVE') ?? leases[0]
  if (!shown) throw problem('NOT_FOUND')
  const today = lagosDay(tx.now)
  const [person, balance, open, paid] = await Promise.all([
    tx.selectFrom('users').select(['full_name', 'phone', 'email']).where('id', '=', id).executeTakeFirst(),
    readTenantBalance(tx, actor, id),
    chargesOf(tx, { tenant_id: id }, 'open').limit(MOST_CHARGES).execute(),
    listPayments(tx, actor, { tenant_id: id, ...LATEST }),
  ])
  const { guarantor, occupants } = peopleOf(shown)
  return {
    id,
    ...orNotFound(person),
    balance,
    leases: leases.map(presentLease),
    charges: open.map((charge) => presentCharge(charge, actor, today)),
    payments: paid.data,
    guarantor,
    occupants,
  }
}
