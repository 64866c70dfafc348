import type { MadeApiKey, NewApiKey } from '@gida/contract/domains/integrations/api-key'
import { KEY_PREFIXES, MOST_KEYS } from '@gida/contract/domains/integrations/rules'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { keyMade } from '../events.ts'
import { getKey } from './key-queries.ts'
import { makeKeyText } from './key-text.ts'

type Wanted = Omit<NewApiKey, 'expires_in_days'> & { expires_at: Date | null }

/** Creates a key with at most its owner's permissions, for estates they manage. Returns the key, this once. */
export async function createKey(
  tx: Tx,
  actor: Actor,
  config: Config,
  wanted: NewApiKey,
): Promise<MadeApiKey> {
  await spendMaking(tx, actor)
  await refuseUnlessManager(tx, actor, wanted)
  await requireStepUp(tx, actor)
  const { expires_in_days: days, ...rest } = wanted
  const expires_at = days ? new Date(tx.now.getTime() + days * 86_400_000) : null
  return insertKey(tx, actor, config, { ...rest, expires_at })
}

/** Serializes creation per person, so that the count of keys is exact. */
export const spendMaking = (tx: Tx, { user_id }: Actor): Promise<void> =>
  spendAllowance(tx, { name: 'api_key:made', spender: user_id, most: 20, seconds: 3600 })

async function refuseUnlessManager(tx: Tx, actor: Actor, { scopes, estate_ids }: NewApiKey): Promise<void> {
  if (actor.role !== 'ESTATE_MANAGER') throw problem('PERMISSION_DENIED')
  const beyond = scopes.filter((scope) => !actor.permissions.has(scope))
  if (beyond.length > 0)
    throw new Problem('PERMISSION_DENIED', {
      message: 'You can only give a key permissions that you have yourself.',
      details: { beyond },
    })
  const { rows } = await sql<{ managed: boolean; keys: number }>`
    select ${estate_ids}::uuid[] <@ app.managed_estates() as managed,
      (select count(*)::int from api_key where user_id = ${actor.user_id} and revoked_at is null
        and (expires_at is null or expires_at > ${tx.now})) as keys`.execute(tx)
  if (!rows[0]?.managed) throw problem('PERMISSION_DENIED')
  if (rows[0].keys >= MOST_KEYS) throw problem('TOO_MANY_KEYS')
}

/** Stores only the hash of a key, and enough of its text to recognize it. */
export async function insertKey(tx: Tx, actor: Actor, config: Config, wanted: Wanted): Promise<MadeApiKey> {
  const prefix = KEY_PREFIXES[config.provider.domain]
  const key = makeKeyText(prefix)
  const { name, expires_at, estate_ids, scopes } = wanted
  const { id } = await tx
    .insertInto('api_key')
    .values({
      ...{ user_id: actor.user_id, name, prefix, last_four: key.slice(-4), key_hash: sha256(key) },
      ...{ scopes: [...new Set(scopes)], expires_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('api_key_estate')
    .values([...new Set(estate_ids)].map((estate_id) => ({ key_id: id, estate_id })))
    .execute()
  await publish(tx, keyMade, { key_id: id })
  return { ...(await getKey(tx, id)), key }
}
