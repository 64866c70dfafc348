import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type OwnerAccount, workOutDue } from './due.ts'

/** Owners who are looked at one by one; a manager who is late with more has a page for them. */
const MOST_OWNERS = 50
/** Of the money that waits for each, no more is named: only its sum and its oldest day are asked. */
const NAMED_LOTS = 1

/** What should have gone to owners of managed estates by now, and is not held; how late the oldest of it is. */
export async function lateRemittances(
  tx: Tx,
  estate_id?: string,
): Promise<{ count: number; amount: number; days_left: number | null }> {
  const owed = await workOutDue(tx, await accountsThatMayBeLate(tx, estate_id), NAMED_LOTS)
  const late = owed.flatMap(({ due, days_left }) =>
    due > 0 && days_left !== null && days_left < 0 ? [{ due, days_left }] : [],
  )
  return {
    count: late.length,
    amount: late.reduce((sum, { due }) => sum + due, 0),
    days_left: late.length > 0 ? Math.min(...late.map(({ days_left }) => days_left)) : null,
  }
}

/**
 * By the kept balances, without an entry being read: whom we owe more than came for them within the days that their estate takes,
 * so that some of it is older.
 */
async function accountsThatMayBeLate(tx: Tx, estate_id?: string): Promise<OwnerAccount[]> {
  const today = lagosDay(tx.now)
  const { rows } = await sql<OwnerAccount>`
    with kept as (
      select a.estate_id, split_part(a.code, ':', 2)::uuid as landlord_id, a.kind, d.day, d.debits, d.credits
      from account a join account_day d on d.account_id = a.id
      where a.estate_id = any ((select app.managed_estates())::uuid[])
        and ${estate_id ? sql`a.estate_id = ${estate_id}::uuid` : sql`true`}
        and a.kind in ('LANDLORDS', 'PROVIDER_LANDLORDS') and a.code ~ '^(payable|clearing):[0-9a-f]{8}-'),
    owner as (
      select k.estate_id, k.landlord_id,
        coalesce(sum(k.credits - k.debits) filter (where k.kind = 'LANDLORDS'), 0)::bigint as owed,
        coalesce(sum(k.debits - k.credits) filter (where k.kind = 'PROVIDER_LANDLORDS'), 0)::bigint as with_provider,
        coalesce(sum(case k.kind when 'LANDLORDS' then k.credits else 0 - k.debits end)
          filter (where k.day > ${today}::date - e.remittance_days), 0)::bigint as lately
      from kept k join estate e on e.id = k.estate_id group by 1, 2)
    select o.estate_id, o.landlord_id, o.owed, o.with_provider, e.name as estate_name, e.remittance_days,
      u.full_name as landlord_name
    from owner o join estate e on e.id = o.estate_id join users u on u.id = o.landlord_id
    where o.owed - o.with_provider > greatest(o.lately, 0)
    order by o.estate_id, o.landlord_id limit ${sql.lit(MOST_OWNERS)}`.execute(tx)
  return rows
}
