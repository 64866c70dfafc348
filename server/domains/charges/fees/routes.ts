import { charges } from '@gida/contract/domains/charges/endpoints'
import type { Fee } from '@gida/contract/domains/charges/fee'
import { pagination } from '@gida/contract/shared/pages'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { canWriteEstate } from '../../estates/index.ts'
import { createFee } from './create-fee.ts'
import { deleteFee } from './delete-fee.ts'
import { type FeeRow, getFee, listFees } from './queries.ts'
import { updateFee } from './update-fee.ts'

export function feeRoutes({ on }: Mount): void {
  on(charges.listFees, async (tx, { actor, query }) => {
    const { rows, total } = await listFees(tx, query)
    return { data: rows.map((row) => presentFee(row, actor)), pagination: pagination(query, total) }
  })

  on(charges.createFee, async (tx, { actor, body }) => {
    const { id } = await createFee(tx, actor, body)
    return presentFee(await getFee(tx, id), actor)
  })

  on(charges.updateFee, async (tx, { actor, params, body }) => {
    await updateFee(tx, actor, params.id, body)
    return presentFee(await getFee(tx, params.id), actor)
  })

  on(charges.deleteFee, async (tx, { actor, params }) => {
    await deleteFee(tx, actor, params.id)
    return undefined
  })
}

function presentFee(row: FeeRow, actor: Actor): Fee {
  const { id, estate_id, name, transaction_type, amount, basis_points, rhythm, on_renewal, active } = row
  return {
    id,
    estate_id,
    name,
    transaction_type,
    kind: amount === null ? 'PERCENT' : 'FIXED',
    amount,
    basis_points,
    rhythm,
    on_renewal,
    active,
    can: { write: canWriteEstate(actor, row) },
  }
}
