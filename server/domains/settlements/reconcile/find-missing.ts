import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { addWorkingDays } from '@gida/contract/shared/working-days'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'
import { nationalHolidays } from '../../estates/index.ts'
import { missingLookedFor } from '../hooks.ts'

/** Working days after the due date before a missing settlement is reported. */
export const PATIENCE_DAYS = 3
/** Older payments are not searched; a missing one has been reported. */
const LOOK_BACK_DAYS = 60

/** A payment is settled on the next working day. */
export const dueOn = (paid: Day, holidays: ReadonlySet<Day>): Day => addWorkingDays(paid, 1, holidays)

/** Queues differences for payments that the provider should have paid out by now. */
export async function findMissing(services: Services): Promise<void> {
  const { from, newest } = await services.transaction('system', async (tx) => {
    const today = lagosDay(tx.now)
    const from = addDays(today, -LOOK_BACK_DAYS)
    return { from, newest: lastDayToMiss(today, await nationalHolidays(tx, from)) }
  })
  await services.transaction('system', (tx) => noteMissing(tx, { from, to: newest }))
  await missingLookedFor.run({ services, to: newest })
}

/** The newest day whose payments are overdue. */
export function lastDayToMiss(today: Day, holidays: ReadonlySet<Day>): Day {
  let day = addDays(today, -1)
  while (addWorkingDays(dueOn(day, holidays), PATIENCE_DAYS, holidays) >= today) day = addDays(day, -1)
  return day
}

/** One statement: finding the first takes as long as finding all. */
async function noteMissing(tx: Tx, { from, to }: { from: Day; to: Day }): Promise<void> {
  await sql`
    insert into settlement_difference (key, payment_id, reference, estate_id, landlord_id, reason, expected, reported, amount)
    select m.* from (
      select 'missing:' || p.id || ':' || case when a.code = 'clearing' then 'main' else 'owner' end as key, p.id, p.reference,
        p.estate_id, case when a.code <> 'clearing' then p.landlord_id end, 'MISSING'::difference_reason, e.amount, 0, 0
      from payment p
        join journal j on j.key = 'payment:' || p.id || ':completed'
        join posting e on e.journal_id = j.id
        join account a on a.id = e.account_id and a.code in ('clearing', 'clearing:' || p.landlord_id)
      where p.source = 'PROVIDER' and e.amount <> 0
        and p.payment_date >= (select (value #>> '{}')::timestamptz from setting where key = 'settled_by_line_since')
        and (p.payment_date at time zone 'Africa/Lagos')::date between ${from} and ${to}
        and not exists (
          select from settlement_line l join settlement s on s.id = l.settlement_id
          where l.payment_id = p.id and (s.landlord_id is null) = (a.code = 'clearing'))) m
    where not exists (select from settlement_difference d where d.key = m.key)
    on conflict (key) do nothing`.execute(tx)
}
