import type pg from 'pg'
import { withClient } from '../platform/db/schema/provision.ts'
import type { World } from './world.ts'

/** As somebody who holds the database would: without the triggers of these tables, which stand again afterwards. */
export async function pastTriggers(
  { ownerUrl }: World,
  tables: readonly string[],
  work: (owner: pg.ClientBase) => Promise<void>,
): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
    try {
      await work(owner)
    } finally {
      for (const table of tables) await owner.query(`alter table ${table} enable trigger user`)
    }
  })
}
