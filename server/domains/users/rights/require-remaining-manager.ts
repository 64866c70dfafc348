import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { LOCKS } from '../../../platform/db/lock-names.ts'
import { Problem } from '../../../platform/errors/problem.ts'

/**
 * 409 if the person is the last active manager of this estate, or of any. Takes a lock, so that two who leave concurrently take
 * turns.
 */
export async function requireRemainingManager(tx: Tx, user_id: string, estate_id?: string): Promise<void> {
  const managed = sql`select estate_id from estate_association
    where user_id = ${user_id} and role = 'ESTATE_MANAGER'
      and (${estate_id ?? null}::uuid is null or estate_id = ${estate_id ?? null}::uuid)`
  await sql`select pg_advisory_xact_lock(${LOCKS.managers_of_estate}, hashtext(estate_id::text))
    from (${managed} order by estate_id) mine`.execute(tx)
  const { rows } = await sql<{ name: string }>`
    select e.name from estate e where e.id in (${managed}) and not exists (
      select from estate_association a join users u on u.id = a.user_id
      where a.estate_id = e.id and a.role = 'ESTATE_MANAGER' and a.user_id <> ${user_id} and u.status <> 'INACTIVE')
    order by e.name limit 1`.execute(tx)
  const [orphan] = rows
  if (!orphan) return
  throw new Problem('LAST_MANAGER', {
    message: `This is the last manager of ${orphan.name}. Add another manager first.`,
  })
}
