import type { Holiday, HolidayDraft } from '@gida/contract/domains/estates/holiday'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { canManageHolidays, canWriteEstate } from '../policy.ts'
import { getEstate } from '../queries.ts'
import { findHolidayOn } from './holiday-queries.ts'

/** Adds a holiday of one estate. 409 if the day is one already. */
export async function addHoliday(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  { day, name }: HolidayDraft,
): Promise<Holiday> {
  const estate = await getEstate(tx, actor, estate_id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  return insertHoliday(tx, estate_id, { day, name })
}

/** Adds a national holiday. Administrators only. */
export async function addNationalHoliday(tx: Tx, actor: Actor, wanted: HolidayDraft): Promise<Holiday> {
  if (!canManageHolidays(actor)) throw problem('PERMISSION_DENIED')
  return insertHoliday(tx, null, wanted)
}

async function insertHoliday(
  tx: Tx,
  estate_id: string | null,
  { day, name }: HolidayDraft,
): Promise<Holiday> {
  const there = await findHolidayOn(tx, estate_id, day)
  if (there) throw alreadyOne(there.name)
  const { id } = await tx
    .insertInto('holiday')
    .values({ estate_id, day, name })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw brokenConstraint(error) === 'holiday_once' ? alreadyOne(name) : error
    })
  return { id, day, name, is_national: estate_id === null }
}

const alreadyOne = (name: string) =>
  new Problem('CONFLICT', { message: `That day is already a holiday: ${name}.`, details: { name } })
