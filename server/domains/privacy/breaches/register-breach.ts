import type { Breach, RegisterBreach } from '@gida/contract/domains/privacy/breach'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getBreach } from './breach-queries.ts'

/** Registers a breach. Deadlines count from when it was noticed, not from now. */
export async function registerBreach(
  tx: Tx,
  { user_id }: Actor,
  { noticed_at, is_frozen, ...wanted }: RegisterBreach,
): Promise<Breach> {
  if (new Date(noticed_at) > tx.now)
    throw problem('VALIDATION_ERROR', [{ path: 'noticed_at', message: 'It was noticed before now.' }])
  const { id } = await tx
    .insertInto('breach')
    .values({
      ...{ ...wanted, noticed_at, registered_at: tx.now, registered_by: user_id },
      frozen_at: is_frozen ? tx.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return getBreach(tx, id)
}
