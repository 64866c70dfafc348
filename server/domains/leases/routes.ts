import { leases } from '@gida/contract/domains/leases/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import { pagination } from '@gida/contract/shared/pages'
import type { Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { presentCharge } from '../payments/index.ts'
import { assignTenant } from './assign-tenant.ts'
import { presentLease } from './present.ts'
import { getChargesOfLease, getLease, listLeases } from './queries.ts'

export function leaseRoutes({ on }: Mount): void {
  on(leases.listLeases, async (tx, { actor, query }) => {
    const { rows, total } = await listLeases(tx, actor, query, query)
    return { data: rows.map(presentLease), pagination: pagination(query, total) }
  })

  on(leases.getLease, (tx, { params }) => leaseWithCharges(tx, params.id))

  on(leases.assignTenant, async (tx, { actor, params, body }) => {
    const { id } = await assignTenant(tx, actor, params.id, body)
    return leaseWithCharges(tx, id)
  })
}

async function leaseWithCharges(tx: Tx, id: string) {
  const [lease, charges] = await Promise.all([getLease(tx, id), getChargesOfLease(tx, id)])
  const today = lagosDay(tx.now)
  return { ...presentLease(lease), charges: charges.map((charge) => presentCharge(charge, today)) }
}
