import type { Tx } from '../../platform/db/db.ts'
import { announce } from '../../platform/jobs/facts.ts'
import type { Services } from '../../platform/services.ts'
import { clocksOf } from './deposit-clock.ts'
import { depositDue } from './events.ts'
import { getDepositRows } from './queries.ts'

const BATCH = 200
/** Before the day. */
const TOLD_BEFORE = [1, 3, 7] as const

/** Tells both sides of deposits that are to be back soon, and weekly of those that are late. Run again, it tells nothing. */
export async function remindOfDeposits(services: Services): Promise<void> {
  for (let after: string | null = null; ; ) {
    after = await services.transaction('system', (tx) => remindBatch(tx, after))
    if (!after) return
  }
}

/** Answers the last lease it looked at, or null when there are no more. */
async function remindBatch(tx: Tx, after: string | null): Promise<string | null> {
  let query = tx
    .selectFrom('deposit')
    .innerJoin('lease', 'lease.id', 'deposit.lease_id')
    .select(['lease_id', 'told_days'])
    .where('lease.status', 'in', ['EXPIRED', 'TERMINATED'])
    .where((eb) => eb.or([eb('held', '>', 0), eb('state', '=', 'SETTLED')]))
    .orderBy('lease_id')
    .limit(BATCH)
    .forUpdate('deposit')
  if (after) query = query.where('lease_id', '>', after)
  const open = await query.execute()
  const rows = await getDepositRows(
    tx,
    open.map((one) => one.lease_id),
  )
  const clocks = await clocksOf(tx, rows)
  for (const { lease_id, told_days } of open) {
    const clock = clocks.get(lease_id)
    const step = clock && stepOf(clock.days_left)
    if (!clock || step === undefined || (told_days !== null && told_days <= step)) continue
    await tx.updateTable('deposit').set({ told_days: step }).where('lease_id', '=', lease_id).execute()
    await announce(tx, depositDue, { lease_id, step, ...clock })
  }
  return open.length === BATCH ? (open.at(-1)?.lease_id ?? null) : null
}

/** 7, 3, 1 before the day; −1, −8, −15 … after it. */
export function stepOf(days_left: number): number | undefined {
  if (days_left < 0) return -1 - 7 * Math.floor((-days_left - 1) / 7)
  return TOLD_BEFORE.find((days) => days_left <= days)
}
