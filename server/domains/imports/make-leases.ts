import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { LockedUnit } from '../estates/index.ts'
import { bringTenancies } from '../leases/index.ts'
import type { LeasePlan } from './plan/plan.ts'

/** Fees of the start were asked for when the tenancy began, elsewhere. */
const NOTHING_ASKED = {
  instalments: 1,
  deposit_carried: 0,
  agency_fee: 0,
  legal_fee: 0,
  agreement_fee: 0,
  fees: [],
}

export type LeaseToMake = { unit: LockedUnit; tenant_id: string; lease: LeasePlan }

/** The leases of some rows, with their charges from today on. In the order given. */
export function makeLeases(tx: Tx, actor: Actor, leases: readonly LeaseToMake[]): Promise<{ id: string }[]> {
  return bringTenancies(
    tx,
    actor,
    leases.map(({ unit, tenant_id, lease }) => ({
      unit,
      tenant_id,
      terms: { ...lease, ...NOTHING_ASKED },
    })),
  )
}
