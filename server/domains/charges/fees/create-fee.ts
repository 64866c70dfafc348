import type { FeeDraft } from '@gida/contract/domains/charges/fee'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate, getEstate } from '../../estates/index.ts'
import { named, refuseBoth } from './fee-rules.ts'

/** Adds a fee to an estate's schedule. */
export async function createFee(tx: Tx, actor: Actor, wanted: FeeDraft): Promise<{ id: string }> {
  const estate = await getEstate(tx, actor, wanted.estate_id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  refuseBoth(wanted)
  const { amount = null, basis_points = null, ...fee } = wanted
  return named(
    tx
      .insertInto('estate_fee')
      .values({ ...fee, amount, basis_points })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}
