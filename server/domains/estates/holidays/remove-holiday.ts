import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canManageHolidays, canWriteEstate } from '../policy.ts'
import { getEstate } from '../queries.ts'
import { findHoliday } from './holiday-queries.ts'

/** Takes a holiday of one estate away. Those of the country are not an estate's to change. */
export async function removeHoliday(tx: Tx, actor: Actor, estate_id: string, id: string): Promise<void> {
  const estate = await getEstate(tx, actor, estate_id)
  const holiday = orNotFound(await findHoliday(tx, estate_id, id))
  if (holiday.is_national || !canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  await tx.deleteFrom('holiday').where('id', '=', id).where('estate_id', '=', estate_id).execute()
}

/** Takes a holiday of the whole country away. Those of estates are not the country's to change. */
export async function removeNationalHoliday(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!canManageHolidays(actor)) throw problem('PERMISSION_DENIED')
  orNotFound(await findHoliday(tx, null, id))
  await tx.deleteFrom('holiday').where('id', '=', id).where('estate_id', 'is', null).execute()
}
