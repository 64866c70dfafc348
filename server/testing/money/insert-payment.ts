import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/db/db.ts'
import { insertRow } from '../insert-row.ts'
import type { LetFlat } from '../portfolios/let-flat.ts'

/** Inserts a completed payment of a flat's rent directly; returns its id. */
export async function insertPayment(
  tx: Tx,
  { unit_id, tenant }: LetFlat,
  more: { amount: number } & Record<string, unknown>,
): Promise<string> {
  const place = await tx
    .selectFrom('unit')
    .select(['id as unit_id', 'estate_id', 'property_id', 'landlord_id'])
    .where('id', '=', unit_id)
    .executeTakeFirstOrThrow()
  return insertRow(tx, 'payment', {
    ...place,
    tenant_id: tenant.id,
    tenant_name: tenant.full_name,
    unit_label: 'Flat B4, Palmgrove Court',
    reference: `T-${randomUUID()}`,
    transaction_type: 'RENT_PAYMENT',
    commission_rate: 1000,
    created_by: tenant.id,
    ...more,
  })
}
