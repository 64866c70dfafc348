import { KEY_CALLS_A_MINUTE } from '@gida/contract/domains/integrations/rules'
import type { Permission } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { permissionsOf } from '../../../platform/access/tokens.ts'
import { leftOf, trySpending } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { getUser, rightsOf } from '../../users/index.ts'
import { isKeyText } from './key-text.ts'

const BEGINS = /^gida_(live|test)_/

/** By its prefix alone; it is validated later. */
export const isApiKey = (bearer: string): boolean => BEGINS.test(bearer)

/**
 * The actor of an API key: its owner, with permissions held by both. Checked in the database each time, so the key ends at once when
 * it is revoked or its owner leaves or stops managing its estates.
 */
export async function admitKey(services: Services, text: string): Promise<Actor> {
  if (!isKeyText(text)) throw problem('API_KEY_INVALID')
  return services.transaction('system', async (tx) => {
    const key = await findKey(tx, text)
    if (!key) throw problem('API_KEY_INVALID')
    const owner = await getUser(tx, key.user_id)
    const held = permissionsOf(rightsOf(owner))
    const allowance = { name: 'api_key', spender: key.id, most: KEY_CALLS_A_MINUTE, seconds: 60 }
    const wait = await trySpending(tx, allowance)
    const { left, full_in } = await leftOf(tx, allowance)
    await sql`select app.note_key_use(${key.id})`.execute(tx)
    return {
      user_id: owner.id,
      session_id: key.id,
      role: owner.role,
      permissions: new Set((key.scopes as Permission[]).filter((scope) => held.has(scope))),
      rights_version: owner.rights_version,
      api_key: { most: allowance.most, seconds: allowance.seconds, left, full_in, wait },
    }
  })
}

/** An active key whose owner still manages one of its estates. */
const findKey = (tx: Tx, text: string) =>
  tx
    .selectFrom('api_key as key')
    .innerJoin('users', 'users.id', 'key.user_id')
    .select(['key.id', 'key.user_id', 'key.scopes'])
    .where('key.key_hash', '=', sha256(text))
    .where('key.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('key.expires_at', 'is', null), eb('key.expires_at', '>', tx.now)]))
    .where('users.role', '=', 'ESTATE_MANAGER')
    .where('users.status', '<>', 'INACTIVE')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('api_key_estate as reached')
          .innerJoin('estate_association as member', 'member.estate_id', 'reached.estate_id')
          .whereRef('reached.key_id', '=', 'key.id')
          .whereRef('member.user_id', '=', 'key.user_id')
          .where('member.role', '=', 'ESTATE_MANAGER')
          .select('member.estate_id'),
      ),
    )
    .executeTakeFirst()
