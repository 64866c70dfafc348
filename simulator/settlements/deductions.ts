import type { Business } from '../businesses/business.ts'
import type { World } from '../world.ts'

/** Refunds and chargebacks come out of what is paid to the main account next. */
export function deduct(world: World, business: Business, cause: string, amount: number) {
  world.db.insert('deductions', { business_id: business.id, cause, amount })
}

/** What had been taken comes back with the next payout; what had not, is not. */
export function putBack(world: World, business: Business, cause: string) {
  deduct(world, business, `${cause}:back`, -sumOf(world, business, cause))
}

/** Takes as much as there is; the rest waits for later payouts. Answers how much. */
export function takeDeductions(world: World, business: Business, available: number): number {
  const sql = `select id, amount, taken from deductions where business_id = ? and taken <> amount
    order by amount < 0 desc, id` // what comes back makes room for what goes
  let taken = 0
  for (const row of world.db.all<{ id: number; amount: number; taken: number }>(sql, business.id)) {
    const part = Math.min(row.amount - row.taken, available - taken)
    world.db.update('deductions', row.id, { taken: row.taken + part })
    taken += part
  }
  return taken
}

function sumOf(world: World, business: Business, cause: string): number {
  const sql = 'select coalesce(sum(amount), 0) as sum from deductions where business_id = ? and cause = ?'
  return world.db.get<{ sum: number }>(sql, business.id, cause)?.sum ?? 0
}
