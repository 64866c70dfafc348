import { sql } from 'kysely'
import type { Transact, Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import type { Actor } from './actor.ts'

/**
 * From here on a transaction of the system's own reads as a person who is not signed in: what row-level security hides from them stays
 * hidden. Whoever calls it knows that they asked for it, as by the token of their calendar feed.
 */
export async function actFor(tx: Tx, { user_id }: { user_id: string }): Promise<void> {
  await sql`select app.act_for(${user_id}, ${tx.capability})`.execute(tx)
}

/** Services for what is done later for somebody who has asked for it: each transaction of theirs sees no more than they do. */
export function servicesFor(services: Services, actor: Actor): Services {
  const seenBy =
    (run: Transact): Transact =>
    (who, work) =>
      run('system', async (tx) => {
        if (who === 'system') return work(tx)
        await actFor(tx, actor)
        const done = await work(tx)
        // Its last steps are the server's own, as in any transaction of a person.
        if (tx.last.count > 0) await sql`select app.act_as_system(${tx.now}, ${tx.capability})`.execute(tx)
        return done
      })
  return { ...services, transaction: seenBy(services.transaction), read: seenBy(services.read) }
}
