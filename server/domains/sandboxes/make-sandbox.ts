import { hashToken } from '../../platform/access/link-tokens.ts'
import { type Allowance, spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'
import { lockNamed } from '../../platform/db/locks.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { KnownSandbox } from '../../platform/sandboxes/host.ts'
import type { Services } from '../../platform/services.ts'
import { forgetSandbox } from './forget-sandboxes.ts'

/** Test keys per person. Keys use at most half of all places, so that visitors find one. */
const MOST_KEYS = 2

type Wanted = {
  /** The cookie or key that identifies it. */
  token: string
  hours: number
  /** The owner and name of the key; null for a demo. */
  key: { owner_id: string; name: string; last_four: string } | null
  allowances: readonly Allowance[]
}

/**
 * Creates a sandbox for a token. SANDBOXES_FULL at the limit, SANDBOXES_NOT_READY before the template is seeded, TOO_MANY_KEYS at
 * the person's limit, 429 at the caller's.
 */
export async function makeSandbox(services: Services, wanted: Wanted): Promise<KnownSandbox> {
  const { sandboxes, config, transaction } = services
  if (!sandboxes || !config.sandboxes) throw problem('SANDBOXES_OFF')
  if (!(await sandboxes.isReady())) throw problem('SANDBOXES_NOT_READY')
  const { most } = config.sandboxes
  const known = await transaction('system', (tx) => claimPlace(tx, wanted, most))
  try {
    await sandboxes.create(known)
    return known
  } catch (error) {
    await forgetSandbox(services, known.id)
    throw error
  }
}

/** Inserts the row before the database is created; a database without a row is dropped. Serialized. */
async function claimPlace(tx: Tx, wanted: Wanted, most: number): Promise<KnownSandbox> {
  const { token, hours, key, allowances } = wanted
  await lockNamed(tx, 'sandboxes', '')
  const held = await tx.selectFrom('sandbox').select(['kind', 'owner_id']).execute()
  const keys = held.filter(({ kind }) => kind === 'KEY')
  if (key && keys.filter(({ owner_id }) => owner_id === key.owner_id).length >= MOST_KEYS)
    throw problem('TOO_MANY_KEYS')
  if (held.length >= most || (key && keys.length >= Math.ceil(most / 2))) throw problem('SANDBOXES_FULL')
  await spendAllowance(tx, allowances)
  const kind = key ? 'KEY' : 'DEMO'
  const forgets_at = new Date(tx.now.getTime() + hours * 3_600_000)
  const { id } = await tx
    .insertInto('sandbox')
    .values({ kind, ...key, token_hash: hashToken(token), forgets_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, kind, forgets_at }
}
