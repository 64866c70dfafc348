import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canManageHolidays, canWriteEstate } from '../policy.ts'
import { getEstate } from '../queries.ts'
import { findHoliday } from './holiday-queries.ts'

/** Removes a holiday of one estate, not a national one. */
export async function removeHoliday(tx: Tx, actor: Actor, estate_id: string, id: string): Promise<void> {
  const estate = await getEstate(tx, actor, estate_id)
  const holiday = orNotFound(await findHoliday(tx, estate_id, id))
  if (holiday.is_national || !canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  await tx.deleteFrom('holiday').where('id', '=', id).where('estate_id', '=', estate_id).execute()
}

/** Removes a national holiday, not an estate's own. */
export async function removeNationalHoliday(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!canManageHolidays(actor)) throw problem('PERMISSION_DENIED')
  orNotFound(await findHoliday(tx, null, id))
  await tx.deleteFrom('holiday').where('id', '=', id).where('estate_id', 'is', null).execute()
}
