import type { EntrustBody } from '@gida/contract/domains/estates/manager'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate } from '../policy.ts'
import { getEstate } from '../queries.ts'
import { entrustUnits } from './entrust-units.ts'

/** Assigns units of one estate to a property manager visible to the actor. Idempotent. */
export async function handOverUnits(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  { user_id, unit_ids }: EntrustBody,
): Promise<void> {
  const estate = await getEstate(tx, actor, estate_id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  const person = orNotFound(
    await tx
      .selectFrom('users')
      .select('role')
      .where('id', '=', user_id)
      .where('status', '<>', 'INACTIVE')
      .executeTakeFirst(),
  )
  if (person.role !== 'PROPERTY_MANAGER') throw problem('NOT_A_PROPERTY_MANAGER')

  const wanted = [...new Set(unit_ids.map((id) => id.toLowerCase()))]
  const { found } = await tx
    .selectFrom('unit')
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .where('estate_id', '=', estate_id)
    .where('archived_at', 'is', null)
    .where('id', 'in', wanted)
    .executeTakeFirstOrThrow()
  if (found < wanted.length) throw problem('NOT_FOUND')
  await entrustUnits(tx, { estate_id, user_id, unit_ids: wanted })
}
