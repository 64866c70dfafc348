import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { LockedUnit } from '../../estates/index.ts'
import { importTenancies } from '../../leases/index.ts'
import type { LeasePlan } from '../plan/plan.ts'

/** Initial fees were charged when the tenancy began, outside Gida. */
const NOTHING_ASKED = {
  instalments: 1,
  deposit_carried: 0,
  agency_fee: 0,
  legal_fee: 0,
  agreement_fee: 0,
  fees: [],
}

type Tenancy = Parameters<typeof importTenancies>[2][number]
export type LeaseToMake = Pick<Tenancy, 'tenant_id' | 'tenant_name' | 'brought_forward'> & {
  unit: LockedUnit
  lease: LeasePlan
}

/** Creates the leases of rows, with charges from today on; some wait for acceptance. In the given order. */
export function makeLeases(
  tx: Tx,
  actor: Actor,
  leases: readonly LeaseToMake[],
): Promise<{ id: string; waits: boolean }[]> {
  return importTenancies(
    tx,
    actor,
    leases.map(({ lease, ...tenancy }) => ({
      ...tenancy,
      terms: { ...NOTHING_ASKED, ...lease },
    })),
  )
}
