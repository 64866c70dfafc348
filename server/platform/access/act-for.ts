import { sql } from 'kysely'
import type { Transact, Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import type { Actor } from './actor.ts'

/**
 * Lowers a system transaction to the rights of a person who is not signed in: row-level security hides what they may not
 * see. The caller must know that the person asked for it, for example by the token of their calendar feed.
 */
export async function actFor(tx: Tx, { user_id }: { user_id: string }): Promise<void> {
  await sql`select app.act_for(${user_id}, ${tx.capability})`.execute(tx)
}

/** Services for background work on behalf of a person: each of their transactions sees no more than that person does. */
export function servicesFor(services: Services, actor: Actor): Services {
  const seenBy =
    (run: Transact): Transact =>
    (who, work) =>
      run('system', async (tx) => {
        if (who === 'system') return work(tx)
        await actFor(tx, actor)
        const done = await work(tx)
        // The last steps before the commit run with system rights, as in any transaction of a person.
        if (tx.last.count > 0) await sql`select app.act_as_system(${tx.now}, ${tx.capability})`.execute(tx)
        return done
      })
  return { ...services, transaction: seenBy(services.transaction), read: seenBy(services.read) }
}
