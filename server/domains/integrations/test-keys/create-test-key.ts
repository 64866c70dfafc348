import { KEY_PREFIXES, KEY_SCOPES } from '@gida/contract/domains/integrations/rules'
import type { MadeTestKey, NewTestKey } from '@gida/contract/domains/integrations/test-key'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { forgetSandbox, KEY_HOURS, makeSandbox } from '../../sandboxes/index.ts'
import { spendMaking } from '../keys/create-key.ts'
import { makeKeyText } from '../keys/key-text.ts'
import { getTestKey } from './test-key-queries.ts'

/** Creates a sandbox with a key for its manager with every scope. Returns the key, this once. */
export async function createTestKey(
  services: Services,
  actor: Actor,
  { name }: NewTestKey,
): Promise<MadeTestKey> {
  if (actor.role !== 'ESTATE_MANAGER') throw problem('PERMISSION_DENIED')
  await services.transaction(actor, (tx) => spendMaking(tx, actor))
  const key = makeKeyText(KEY_PREFIXES.test)
  const of = { owner_id: actor.user_id, name, last_four: key.slice(-4) }
  const known = await makeSandbox(services, { token: key, hours: KEY_HOURS, key: of, allowances: [] })
  try {
    await services.sandboxes?.within(known, (copy) =>
      copy.transaction('system', (tx) => admitProgram(tx, { name, key })),
    )
  } catch (error) {
    await forgetSandbox(services, known.id)
    throw error
  }
  return services.transaction(actor, async (tx) => ({
    ...(await getTestKey(tx, actor.user_id, known.id)),
    key,
  }))
}

/** In the sandbox it is an ordinary API key of the demo's manager. */
async function admitProgram(tx: Tx, { name, key }: { name: string; key: string }): Promise<void> {
  const manager = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ESTATE_MANAGER')
    .where('is_demo', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('api_key')
    .values({
      ...{ user_id: manager.id, name, prefix: KEY_PREFIXES.test, last_four: key.slice(-4) },
      ...{ key_hash: sha256(key), scopes: [...KEY_SCOPES] },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('api_key_estate')
    .columns(['key_id', 'estate_id'])
    .expression((eb) =>
      eb
        .selectFrom('estate_association')
        .select((of) => [of.val(id).$castTo<string>().as('key_id'), 'estate_id'])
        .where('user_id', '=', manager.id)
        .where('role', '=', 'ESTATE_MANAGER'),
    )
    .execute()
}
