import type { FeeChange } from '@gida/contract/domains/charges/fee'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate } from '../../estates/index.ts'
import { named, refuseBoth } from './fee-rules.ts'
import { getFee } from './queries.ts'

/** Changes a fee. Setting an amount clears the share, and the other way round. */
export async function updateFee(tx: Tx, actor: Actor, id: string, change: FeeChange): Promise<void> {
  const fee = await getFee(tx, id)
  if (!canWriteEstate(actor, fee)) throw problem('PERMISSION_DENIED')
  const { amount, basis_points, ...rest } = change
  const sum = {
    amount: amount === undefined && basis_points ? null : (amount ?? (amount === null ? null : fee.amount)),
    basis_points:
      basis_points === undefined && amount
        ? null
        : (basis_points ?? (basis_points === null ? null : fee.basis_points)),
  }
  refuseBoth(sum)
  await named(
    tx
      .updateTable('estate_fee')
      .set({ ...rest, ...sum })
      .where('id', '=', id)
      .execute(),
  )
}
