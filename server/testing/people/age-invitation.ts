import { sql } from 'kysely'
import type { World } from '../world.ts'

/** Backdates an invitation; moving the clock instead would end every session too. */
export async function ageInvitation(world: World, id: string, minutes: number): Promise<void> {
  const by = sql<Date>`make_interval(secs => ${minutes * 60})`
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('invitation')
      .set({
        created_at: sql`created_at - ${by}`,
        sent_at: sql`sent_at - ${by}`,
        expires_at: sql`expires_at - ${by}`,
      })
      .where('id', '=', id)
      .execute(),
  )
}
