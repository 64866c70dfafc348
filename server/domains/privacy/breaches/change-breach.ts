import type { Breach, CloseBreach, DoBreachStep, UpdateBreach } from '@gida/contract/domains/privacy/breach'
import { type BreachStepKey, isNeeded, openBeforeClosing } from '@gida/contract/domains/privacy/breach-clock'
import type { Updateable } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { DB } from '../../../platform/db/schema/generated.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { type BreachRow, findBreach, getBreach, STEP_COLUMN, stateOf } from './breach-queries.ts'

/** Updates a breach. The scope step is done once kinds and numbers are given; a risk decision needs a person and a reason. */
export async function updateBreach(
  tx: Tx,
  { user_id }: Actor,
  id: string,
  { risk, ...changes }: UpdateBreach,
): Promise<Breach> {
  const breach = await lockOpen(tx, id)
  const { data_kinds, people_about } = { ...breach, ...withoutUnsaid(changes) }
  const isScoped = data_kinds.length > 0 && people_about !== null
  await change(tx, id, {
    ...changes,
    ...(risk && { risk, decided_at: tx.now, decided_by: user_id }),
    ...(isScoped && !breach.scoped_at && { scoped_at: tx.now }),
  })
  return getBreach(tx, id)
}

/** Records when a step was done, once. */
export async function doBreachStep(tx: Tx, id: string, { step, at }: DoBreachStep): Promise<Breach> {
  const breach = await lockOpen(tx, id)
  if (!isNeeded(step, breach.risk)) throw refusal(REFUSED.NEEDLESS)
  if (stateOf(breach).done[step]) throw problem('ILLEGAL_STATE')
  const done_at = at === undefined ? tx.now : new Date(at)
  if (done_at > tx.now || done_at < breach.noticed_at)
    throw problem('VALIDATION_ERROR', [{ path: 'at', message: 'A time since it was noticed, up to now.' }])
  await change(tx, id, { [STEP_COLUMN[step]]: done_at })
  return getBreach(tx, id)
}

/** Closes a breach. Closing it as harmless is a risk decision and needs a reason. */
export async function closeBreach(
  tx: Tx,
  { user_id }: Actor,
  id: string,
  { lesson }: CloseBreach,
): Promise<Breach> {
  const open = openBeforeClosing(stateOf(await lockOpen(tx, id)))
  if (open) throw refusal(REFUSED[open] ?? REFUSED.DECIDE)
  await change(tx, id, { closed_at: tx.now, closed_by: user_id, lesson })
  return getBreach(tx, id)
}

const REFUSED: Partial<Record<BreachStepKey, string>> & { DECIDE: string; NEEDLESS: string } = {
  NEEDLESS: 'By the risk that was decided nobody has to be told. Decide anew, with why, if that has changed.',
  DECIDE: 'Decide on the risk first: a breach is not closed before.',
  COMMISSION: 'Tell the Commission first: a risk to people is likely.',
  PEOPLE: 'Tell the people first: the risk to them is high.',
}
const refusal = (message: string) => new Problem('ILLEGAL_STATE', { message })

async function lockOpen(tx: Tx, id: string): Promise<BreachRow> {
  orNotFound(await tx.selectFrom('breach').select('id').where('id', '=', id).forUpdate().executeTakeFirst())
  const breach = await findBreach(tx, id)
  if (breach.closed_at) throw problem('ILLEGAL_STATE')
  return breach
}

const change = (tx: Tx, id: string, changes: Updateable<DB['breach']>) =>
  tx.updateTable('breach').set(changes).where('id', '=', id).execute()

const withoutUnsaid = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
