import { type CreatePlan, timingFault, type UpdatePlan } from '@gida/contract/domains/assets/plan'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { holidaysOf } from '../../estates/index.ts'
import { raisePlans } from '../jobs.ts'
import { getAsset } from '../register/asset-queries.ts'
import { managedPlace, refuseUnlessManaged } from '../register/place.ts'
import { comingDays, type Timing } from './next-day.ts'
import { setNextDay } from './next-raise.ts'
import { getPlan, lockManagedPlan, type PlanRow } from './plan-queries.ts'

/** Creates a plan for an asset or a place. Rule dates before today are ignored. Idempotent by `client_id`. */
export async function createPlan(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  { client_id, ...wanted }: CreatePlan,
): Promise<{ row: PlanRow; is_new: boolean }> {
  const sent = sentAs(client_id, wanted)
  const known = await findSent(tx, 'asset_plan', { created_by: user_id }, sent)
  if (known) return { row: await getPlan(tx, known), is_new: false }
  const { asset_id, estate_id, property_id, unit_id, ...written } = wanted
  const { hours, ...place } = asset_id
    ? await placeOfAsset(tx, asset_id)
    : { ...(await managedPlace(tx, { estate_id, property_id, unit_id })), hours: null }
  if (written.every_hours !== null && !asset_id)
    throw problem('VALIDATION_ERROR', [
      { path: 'every_hours', message: 'A place has no hour meter. Choose an asset, or days.' },
    ])
  refuseNoDay(written)
  const { id } = await tx
    .insertInto('asset_plan')
    .values({
      ...written,
      ...place,
      ...{ asset_id, from_hours: hours ?? 0, counts_from: later(written.starts_on, lagosDay(tx.now)) },
      ...{ steps: JSON.stringify(written.steps), created_by: user_id, created_at: tx.now },
      ...sent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { row: await settled(tx, id), is_new: true }
}

/** Changes a plan; missing fields stay. Raised orders are unchanged, and a new rule counts from today. */
export async function updatePlan(tx: Tx, id: string, { steps, ...changed }: UpdatePlan): Promise<PlanRow> {
  const plan = await lockManagedPlan(tx, id)
  if (plan.status === 'ENDED')
    throw new Problem('ILLEGAL_STATE', { message: 'This plan has ended. Create another one.' })
  const timing = { ...plan, ...changed } as PlanRow
  if (timing.every_hours !== null && !plan.asset_id)
    throw problem('VALIDATION_ERROR', [
      { path: 'every_hours', message: 'A place has no hour meter. Choose days.' },
    ])
  const fault = timingFault(timing)
  if (fault) throw problem('VALIDATION_ERROR', [fault])
  refuseNoDay(timing)
  const isSameRule = timing.rule === plan.rule && timing.starts_on === plan.starts_on
  const counts_from = isSameRule ? plan.counts_from : later(timing.starts_on, lagosDay(tx.now))
  await tx
    .updateTable('asset_plan')
    .set({ ...changed, counts_from, ...(steps && { steps: JSON.stringify(steps) }) })
    .where('id', '=', id)
    .execute()
  return settled(tx, id)
}

/** Ends a plan. Its raised orders still have to be done. */
export async function endPlan(tx: Tx, id: string, reason: string): Promise<PlanRow> {
  const plan = await lockManagedPlan(tx, id)
  if (plan.status === 'ENDED') throw new Problem('ILLEGAL_STATE', { message: 'This plan has ended already.' })
  await tx
    .updateTable('asset_plan')
    .set({ status: 'ENDED', ended_reason: reason, next_on: null })
    .where('id', '=', id)
    .execute()
  return getPlan(tx, id)
}

async function placeOfAsset(tx: Tx, asset_id: string) {
  const { estate_id, property_id, unit_id, status, hours } = await getAsset(tx, asset_id)
  await refuseUnlessManaged(tx, { estate_id })
  if (status === 'RETIRED')
    throw new Problem('ILLEGAL_STATE', {
      message: 'This asset is retired. Nothing more can be planned for it.',
    })
  return { estate_id, property_id, unit_id, hours }
}

function refuseNoDay(timing: Timing): void {
  if (timing.rule !== null && comingDays(timing, timing.starts_on, 1, new Set()).length === 0) throw noDay()
}

export const noDay = (): Problem =>
  problem('VALIDATION_ERROR', [{ path: 'rule', message: 'No day fits this rule. Choose other days.' }])

const later = (one: string, other: string): string => (one > other ? one : other)

async function settled(tx: Tx, id: string): Promise<PlanRow> {
  const plan = await getPlan(tx, id)
  await setNextDay(tx, plan, await holidaysOf(tx, plan.estate_id, plan.starts_on))
  await enqueue(tx, raisePlans, {})
  return getPlan(tx, id)
}
