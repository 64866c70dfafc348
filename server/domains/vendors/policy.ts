import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'

/** Managers edit the register, agents can read it. Row-level security decides which vendors. */
export const keepsVendors = (actor: Pick<Actor, 'role'>): boolean =>
  actor.role === 'ESTATE_MANAGER' || actor.role === 'ADMIN'

/** 403 unless the actor runs all these estates. */
export async function refuseOthersEstates(
  tx: Tx,
  actor: Actor,
  estate_ids: readonly string[],
): Promise<void> {
  if (!keepsVendors(actor)) throw problem('PERMISSION_DENIED')
  if (actor.role === 'ADMIN') return
  const { rows } = await sql<{ runs_all: boolean }>`
    select ${[...estate_ids]}::uuid[] <@ app.managed_estates() as runs_all`.execute(tx)
  if (!rows[0]?.runs_all) throw problem('PERMISSION_DENIED')
}
