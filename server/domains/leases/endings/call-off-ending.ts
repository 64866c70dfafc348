import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { addDays, type Day, daysBetween, formatPeriod, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { type NewCharge, raiseCharges } from '../../charges/index.ts'
import { raiseLeaseCharges } from '../charges/raise-lease-charges.ts'
import { asOnePerUnit } from '../drafts/insert-lease.ts'
import { leaseEndingCalledOff } from '../events.ts'
import { lastReminderBefore } from '../lifecycle/ending-reminders.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'
import { canLet } from '../policy.ts'
import { callOffLease } from './call-off-lease.ts'
import { findSuccessor } from './close-lease.ts'
import { endedCause, illegal, type LockedLease, lockCharges, lockLease } from './end-lease.ts'

/**
 * Calls off an agreed end, or a planned move with its new lease, that has not come: the lease runs to the day agreed
 * before, and what the end withdrew is charged again. 409 if the unit is let to somebody else by then.
 */
export async function callOffEnding(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const lease = await lockLease(tx, id)
  const { status, agreed_end_date, end_date: last_day } = lease
  if (status !== 'ACTIVE' || !agreed_end_date) throw illegal('This lease is not set to end early.')
  const today = lagosDay(tx.now)
  if (last_day < today) throw illegal('The last day of this lease has passed.')
  const days = daysBetween(today, agreed_end_date)
  const next = await findSuccessor(tx, id)
  if (next) await callOffLease(tx, await lockLease(tx, next.id))
  await lockCharges(tx, lease)
  await asOnePerUnit(() =>
    tx
      .updateTable('lease')
      .set({
        ...{ end_date: agreed_end_date, agreed_end_date: null, ending_kind: null, ending_reason: null },
        ending_notified: lastReminderBefore(days),
        next_charge_date: null, // is found anew from all that was raised
      })
      .where('id', '=', id)
      .where('status', '=', 'ACTIVE')
      .execute(),
  )
  await chargeAgain(tx, lease, last_day)
  await raiseLeaseCharges(tx, id)
  await updateUnitStatuses(tx, await unitsOf(tx, id))
  await publish(tx, leaseEndingCalledOff, { lease_id: id, at: tx.now.toISOString() })
}

type Withdrawn = {
  id: string
  transaction_type: TransactionType
  description: string
  due_date: Day
  period_start: Day | null
  period_end: Day | null
  /** The day at which an earlier end had cut it. */
  cut_on: Day | null
  amount: number
}

/**
 * Raises again what this end withdrew, as its journals say; what lapsed of a waiver stays lapsed. A charge that an earlier end had cut
 * ends there: the days after it are in the charge that was raised again then.
 */
async function chargeAgain(tx: Tx, lease: LockedLease, last_day: Day): Promise<void> {
  const { id: lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id } = lease
  if (!tenant_id) return
  const { rows } = await asSystem(tx, () =>
    sql<Withdrawn>`
      select c.id, c.transaction_type, c.description, c.due_date, c.period_start, c.period_end,
        (select min(right(g.key, 10)::date) from charge g where g.lease_id = c.lease_id
          and starts_with(g.key, ${`lease:${lease_id}:`} || c.transaction_type || ':again:' || c.id || ':')) as cut_on,
        -sum(p.amount) filter (where a.code like 'receivable:%' or a.code like 'credit:%') as amount
      from charge c
        join journal j on j.key = 'charge:' || c.id || ':withdrawn:' || ${endedCause(lease_id, last_day)}
        join posting p on p.journal_id = j.id join account a on a.id = p.account_id
      where c.lease_id = ${lease_id}
        and not exists (select from charge g where g.key = ${`lease:${lease_id}:`} || c.transaction_type || ':again:' || c.id || ':' || ${last_day})
      group by c.id order by c.due_date, c.id`.execute(tx),
  )
  const today = lagosDay(tx.now)
  const of = { estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id }
  const again = rows
    .filter(({ amount }) => amount > 0)
    .map((row) => againOf(row, lease_id, { last_day, today }))
  await raiseCharges(tx, of, again)
}

/** Each charge is withdrawn once for a day, so its key names both. Not due before today, lest it be late at once. */
function againOf(
  { id, transaction_type, description, due_date, period_start, period_end, cut_on, amount }: Withdrawn,
  lease_id: string,
  { last_day, today }: { last_day: Day; today: Day },
): NewCharge {
  const key = `lease:${lease_id}:${transaction_type}:again:${id}:${last_day}`
  const charge = { key, transaction_type, amount, due_date: due_date < today ? today : due_date }
  if (!period_start || !period_end) return { ...charge, description }
  const [start, end] = [period_start > last_day ? period_start : addDays(last_day, 1), cut_on ?? period_end]
  const said = description.replace(formatPeriod(period_start, period_end), formatPeriod(start, end))
  return { ...charge, description: said, period_start: start, period_end: end }
}
