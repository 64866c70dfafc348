import type { SetLimits, WorkLimits as ShownLimits } from '@gida/contract/domains/work-orders/approval'
import { DEFAULT_LIMITS, type WorkLimits } from '@gida/contract/domains/work-orders/limits'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'

/** An estate's spending limits on a day: the latest in force, or the defaults. */
export async function limitsOf(
  tx: Tx,
  estate_id: string,
  day: Day = lagosDay(tx.now),
): Promise<WorkLimits & { valid_from: Day | null }> {
  const said = await tx
    .selectFrom('work_limit')
    .select(['agent_limit', 'manager_limit', 'manager_quotes', 'emergency_limit', 'valid_from'])
    .where('estate_id', '=', estate_id)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
  return { ...DEFAULT_LIMITS, valid_from: null, ...said }
}

/** The current limits of an estate that the actor can see. */
export async function getLimits(tx: Tx, estate_id: string): Promise<ShownLimits> {
  orNotFound(await tx.selectFrom('estate').select('id').where('id', '=', estate_id).executeTakeFirst())
  return limitsOf(tx, estate_id)
}

/** Sets the spending limits from a day on. Earlier days keep theirs. */
export async function setLimits(
  tx: Tx,
  { user_id, role }: { user_id: string; role: string },
  estate_id: string,
  { valid_from, ...limits }: SetLimits,
): Promise<ShownLimits> {
  const estate = orNotFound(
    await tx.selectFrom('estate').select('status').where('id', '=', estate_id).executeTakeFirst(),
  )
  if (role !== 'ESTATE_MANAGER' && role !== 'ADMIN') throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  if (valid_from < lagosDay(tx.now))
    throw new Problem('ILLEGAL_STATE', {
      message: 'Choose today or a later day: what is past stays as it was.',
    })
  const said = { ...limits, set_by: user_id, set_at: tx.now }
  await tx
    .insertInto('work_limit')
    .values({ ...said, estate_id, valid_from })
    .onConflict((conflict) => conflict.columns(['estate_id', 'valid_from']).doUpdateSet(said))
    .execute()
  return limitsOf(tx, estate_id, valid_from)
}
