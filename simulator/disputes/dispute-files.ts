import type { World } from '../world.ts'

/** The files that have come for a dispute. */
export function filesOf(world: World, disputeId: number) {
  const sql =
    'select name, filename from dispute_files where dispute_id = ? and size is not null order by rowid'
  return world.db.all<{ name: string; filename: string }>(sql, disputeId)
}
