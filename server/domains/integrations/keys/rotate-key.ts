import type { MadeApiKey } from '@gida/contract/domains/integrations/api-key'
import { KEY_OVERLAP_HOURS } from '@gida/contract/domains/integrations/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { insertKey, spendMaking } from './create-key.ts'
import { getKey } from './key-queries.ts'

/** Replaces one's own key. Both work for a transition period; a replaced key cannot be rotated again. */
export async function rotateKey(tx: Tx, actor: Actor, config: Config, id: string): Promise<MadeApiKey> {
  const held = orNotFound(
    await tx
      .selectFrom('api_key')
      .select(['id', 'expires_at'])
      .where('id', '=', id)
      .where('user_id', '=', actor.user_id)
      .forUpdate()
      .executeTakeFirst(),
  )
  const { status, name, scopes, estates } = await getKey(tx, id)
  if (status !== 'ACTIVE' || estates.length === 0) throw problem('ILLEGAL_STATE')
  await requireStepUp(tx, actor)
  await spendMaking(tx, actor)
  const made = await insertKey(tx, actor, config, {
    ...{ name, scopes, estate_ids: estates.map((estate) => estate.id), expires_at: held.expires_at },
  })
  const overlap = new Date(tx.now.getTime() + KEY_OVERLAP_HOURS * 3_600_000)
  const expires_at = held.expires_at && held.expires_at < overlap ? held.expires_at : overlap
  await tx.updateTable('api_key').set({ replaced_by: made.id, expires_at }).where('id', '=', id).execute()
  return made
}
