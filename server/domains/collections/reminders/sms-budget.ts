import { DEFAULT_RULE } from '@gida/contract/domains/collections/reminder'
import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { Budget } from './plan-letters.ts'

/** What estates may still spend on texts on a day. */
export async function readBudgets(
  tx: Tx,
  estate_ids: readonly string[],
  day: Day,
): Promise<Map<string, Budget>> {
  const { rows } = await sql<Budget & { estate_id: string }>`
    select e.id as estate_id, coalesce(r.sms_price, ${DEFAULT_RULE.sms_price}::bigint) as price,
      coalesce(r.sms_daily_limit, ${DEFAULT_RULE.sms_daily_limit}::bigint) - coalesce(d.spent, 0) as left
    from unnest(${[...estate_ids]}::uuid[]) e (id)
      left join reminder_rule r on r.estate_id = e.id
      left join sms_day d on d.estate_id = e.id and d.day = ${day}::date`.execute(tx)
  return new Map(rows.map(({ estate_id, ...budget }) => [estate_id, budget]))
}

/**
 * The same with a lock until the transaction ends, so that concurrent reminders in these estates wait and see who has been reminded
 * today.
 */
export async function lockBudgets(
  tx: Tx,
  estate_ids: readonly string[],
  day: Day,
): Promise<Map<string, Budget>> {
  await sql`insert into sms_day (estate_id, day) select id, ${day}::date from unnest(${[...estate_ids]}::uuid[]) e (id)
    order by id on conflict do nothing`.execute(tx)
  await sql`select from sms_day where estate_id = any (${[...estate_ids]}::uuid[]) and day = ${day}::date
    order by estate_id for update`.execute(tx)
  return readBudgets(tx, estate_ids, day)
}

export async function spend(tx: Tx, costs: ReadonlyMap<string, number>, day: Day): Promise<void> {
  for (const [estate_id, cost] of costs) {
    if (cost === 0) continue
    await tx
      .updateTable('sms_day')
      .set({ spent: sql`spent + ${cost}` })
      .where('estate_id', '=', estate_id)
      .where('day', '=', day)
      .execute()
  }
}
