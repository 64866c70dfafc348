import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { refuseStranger } from './create-order.ts'
import type { OrderRow } from './order-queries.ts'

type Placed = Pick<OrderRow, 'status' | 'bearer' | 'request_id' | 'origin_key'>

/** The place is fixed once the order comes from a request or a plan, vendors were asked, or the cost bearer was decided. */
export const mayChangePlace = ({ status, bearer, request_id, origin_key }: Placed): boolean =>
  status === 'OPEN' && bearer === null && request_id === null && origin_key === null

/** Moves an order to another unit of the estate or, with null, to the shared areas. Needs the order's lock; checks both places. */
export async function changePlace(tx: Tx, order: OrderRow, unit_id: string | null): Promise<void> {
  if (!mayChangePlace(order))
    throw new Problem('ILLEGAL_STATE', { message: 'The place of this work can no longer be changed.' })
  const { id, estate_id } = order
  const place =
    unit_id === null ? { property_id: null, landlord_id: null } : await placeOf(tx, order, unit_id)
  await refuseStranger(tx, { estate_id, unit_id, property_id: place.property_id })
  await asSystem(tx, () =>
    tx
      .updateTable('work_order')
      .set({ ...place, unit_id })
      .where('id', '=', id)
      .execute(),
  )
}

async function placeOf(tx: Tx, { estate_id }: OrderRow, unit_id: string) {
  const { property_id, landlord_id, ...unit } = orNotFound(
    await tx
      .selectFrom('unit')
      .innerJoin('property', 'property.id', 'unit.property_id')
      .select(['unit.estate_id', 'unit.property_id', 'property.landlord_id'])
      .where('unit.id', '=', unit_id)
      .executeTakeFirst(),
  )
  if (unit.estate_id !== estate_id)
    throw problem('VALIDATION_ERROR', [{ path: 'unit_id', message: 'Choose a home of the same estate.' }])
  return { property_id, landlord_id }
}
