import type pg from 'pg'
import { withClient } from '../platform/db/schema/provision.ts'
import type { World } from './world.ts'

/** Bypasses the triggers of these tables, as an attacker with owner rights could; they are enabled again afterwards. */
export async function bypassTriggers(
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
