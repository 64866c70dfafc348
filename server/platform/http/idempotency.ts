import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/db.ts'
import { TAKEN } from '../db/named-locks.ts'
import { Problem, problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { sha256Hex } from '../sha256.ts'

const AGAIN_SECONDS = 1

/**
 * State of a key. `fresh`: claimed now, in this transaction. `answered`: the stored first response. `unfinished`: an
 * earlier request died before responding; its subject tells how far it got.
 */
export type Claim =
  | { state: 'fresh' }
  | { state: 'answered'; answer: unknown }
  | { state: 'unfinished'; subject_id: string | null }

/**
 * Runs a multi-transaction call exclusively under its key; a concurrent request with the same key is told that it is in
 * progress. If the process dies, the key is released at once and a retry resumes the work.
 */
export async function runExclusivePerKey<T>(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  key: string,
  call: () => Promise<T>,
): Promise<T> {
  const done = await database.withNamedLock(`${actor.user_id} ${key}`, call)
  if (done === TAKEN) throw new Problem('IDEMPOTENCY_IN_FLIGHT', { retryAfter: AGAIN_SECONDS })
  return done
}

/** Claims a key for one request body. Run it in the transaction of the command, or inside `runExclusivePerKey`. */
export async function claimKey(tx: Tx, actor: Actor, key: string, body: unknown): Promise<Claim> {
  const request_hash = sha256Hex(JSON.stringify(body))
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ user_id: actor.user_id, key, request_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return { state: 'fresh' }

  const known = await tx
    .selectFrom('idempotency_key')
    .selectAll()
    .where('user_id', '=', actor.user_id)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (known.request_hash !== request_hash) throw problem('IDEMPOTENCY_CONFLICT')
  if (known.status_code !== null) return { state: 'answered', answer: known.answer }
  return { state: 'unfinished', subject_id: known.subject_id }
}

/**
 * Runs a single-transaction `command` once per key: claim, command and response commit together. A concurrent request
 * with the same key waits for the commit and gets the first response.
 */
export async function runOncePerKey<T>(
  tx: Tx,
  { actor, key, body, status }: { actor: Actor; key: string; body: unknown; status: number },
  action: () => Promise<T>,
): Promise<T> {
  const claim = await claimKey(tx, actor, key, body)
  if (claim.state === 'answered') return claim.answer as T
  const answer = await action()
  await storeAnswer(tx, actor, key, status, answer)
  return answer
}

/** Records what was started under a key, so that a retry can resume it. */
export async function recordSubject(tx: Tx, actor: Actor, key: string, subject_id: string): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ subject_id })
    .where('user_id', '=', actor.user_id)
    .where('key', '=', key)
    .execute()
}

/** Stores the response for retries within 24 hours. */
export async function storeAnswer(
  tx: Tx,
  actor: Actor,
  key: string,
  status: number,
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ status_code: status, answer: JSON.stringify(answer) })
    .where('user_id', '=', actor.user_id)
    .where('key', '=', key)
    .execute()
}
