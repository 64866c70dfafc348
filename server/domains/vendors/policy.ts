import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'

/** Managers keep the register; agents read it. Which vendors are whose, row-level security says. */
export const keepsVendors = (actor: Pick<Actor, 'role'>): boolean =>
  actor.role === 'ESTATE_MANAGER' || actor.role === 'ADMIN'

/** Throws where the actor does not run one of these estates: nobody puts a vendor into another's register. */
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
