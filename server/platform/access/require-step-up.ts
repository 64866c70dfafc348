import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { Problem, problem } from '../errors/problem.ts'
import type { Actor } from './actor.ts'

/**
 * For actions that a stolen session must not allow: changing where money goes, or how a person is contacted. A person
 * with a second factor must have confirmed a code in this session within the last ten minutes (POST /auth/confirm);
 * without one they pass, and an API key never does. Throws 403 SECOND_FACTOR_REQUIRED with `{step_up: true}`. Call it in
 * a transaction of the actor itself.
 */
export async function requireStepUp(tx: Tx, { api_key }: Actor): Promise<void> {
  if (api_key) throw problem('API_KEY_NOT_ALLOWED')
  const asked = await sql<{ confirmed: boolean }>`select app.is_confirmed() as confirmed`.execute(tx)
  if (asked.rows[0]?.confirmed) return
  throw new Problem('SECOND_FACTOR_REQUIRED', { status: 403, details: { step_up: true } })
}
