import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { createEstate } from '../estates/index.ts'
import { whyNotGoOn } from './acting.ts'
import type { Plan } from './plan/plan.ts'
import { nameKey } from './plan/same-name.ts'

/** The estate of a plan: existing, created by an earlier row of this import, or created now as a draft. */
export async function findOrMakeEstate(
  tx: Tx,
  actor: Actor,
  import_id: string,
  { id, ...draft }: Plan['estate'],
): Promise<{ id: string; is_new: boolean }> {
  if (id) {
    const message = await whyNotGoOn(tx, actor, id) // it may have been withdrawn since the check
    if (message) throw new Problem('ILLEGAL_STATE', { message })
    return { id, is_new: false }
  }
  const made = await tx
    .selectFrom('estate')
    .select(['id', 'name'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('import_row').select('estate_id').where('import_id', '=', import_id).distinct(),
    )
    .execute()
  const before = made.find(({ name }) => nameKey(name) === nameKey(draft.name))
  if (before) return { id: before.id, is_new: false }
  return { ...(await createEstate(tx, actor, draft)), is_new: true }
}
