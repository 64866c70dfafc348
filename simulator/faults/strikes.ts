import type { Business } from '../businesses/business.ts'
import type { World } from '../world.ts'

/** Counts that a fault met a call. Answers true, so that it can stand where the fault is done. */
export function countStrike(world: World, business: Business, name: string): true {
  const sql = `insert into strikes (business_id, name, count) values (?, ?, 1)
    on conflict (business_id, name) do update set count = count + 1`
  world.db.run(sql, business.id, name)
  return true
}

/** How often each fault met a call, by its name. */
export function strikesOf(world: World, business: Business): Record<string, number> {
  const sql = 'select name, count from strikes where business_id = ? order by name'
  const rows = world.db.all<{ name: string; count: number }>(sql, business.id)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
