import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { openingOf } from './import-balances.ts'
import { makeLeases } from './make-leases.ts'
import type { Placed } from './row-queries.ts'

/** The leases of rows, by row number. */
export async function leasesOf(
  tx: Tx,
  actor: Actor,
  import_id: string,
  placed: readonly Placed[],
): Promise<Map<number, { id: string; waits: boolean }>> {
  const wanted = placed.flatMap(({ number, plan, home: { unit }, tenant_id }) => {
    if (!plan.lease || !plan.tenant || !tenant_id) return []
    const brought_forward = openingOf(import_id, number, plan)
    return [{ number, unit, tenant_id, tenant_name: plan.tenant.name, lease: plan.lease, brought_forward }]
  })
  const leases = wanted.map(({ number: _, ...lease }) => lease)
  const made = await makeLeases(tx, actor, leases)
  return new Map(wanted.flatMap(({ number }, at) => (made[at] ? [[number, made[at]]] : [])))
}
