import type { Tx } from '../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../platform/jobs/batch.ts'
import { publish } from '../../platform/jobs/events.ts'
import type { Services } from '../../platform/services.ts'
import { clocksOf } from './deposit-clock.ts'
import { depositDue } from './events.ts'
import { getDepositRows } from './queries.ts'

/** Days before the deadline. */
const REMINDED_BEFORE = [1, 3, 7] as const

/** Reminds both sides of deposits due soon, and weekly of late ones. Idempotent. */
export async function remindOfDeposits(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'remind_of_deposits',
    items: pagesOf(services, findOpen),
    each: inTransaction(services, async (tx, { id }) => {
      const due = await nextReminder(tx, id)
      if (due) await publish(tx, depositDue, due)
      return due !== undefined
    }),
  })
}

export const findOpen = (tx: Tx, after: BatchItem | undefined, limit: number) =>
  tx
    .selectFrom('deposit')
    .innerJoin('lease', 'lease.id', 'deposit.lease_id')
    .select('lease_id as id')
    .where('lease.status', 'in', ['EXPIRED', 'TERMINATED'])
    .where((eb) => eb.or([eb('held', '>', 0), eb('state', '=', 'SETTLED')]))
    .where('lease_id', '>', behind(after))
    .orderBy('lease_id')
    .limit(limit)
    .execute()

/** Determines the next reminder and records it; undefined if it was sent already. */
export async function nextReminder(tx: Tx, lease_id: string) {
  const { notified_days } = await tx
    .selectFrom('deposit')
    .select('notified_days')
    .where('lease_id', '=', lease_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const clock = (await clocksOf(tx, await getDepositRows(tx, [lease_id]))).get(lease_id)
  const step = clock && stepOf(clock.days_left)
  if (!clock || step === undefined || (notified_days !== null && notified_days <= step)) return
  await tx.updateTable('deposit').set({ notified_days: step }).where('lease_id', '=', lease_id).execute()
  return { lease_id, step, ...clock }
}

/** 7, 3, 1 before the day; −1, −8, −15 … after it. */
export function stepOf(days_left: number): number | undefined {
  if (days_left < 0) return -1 - 7 * Math.floor((-days_left - 1) / 7)
  return REMINDED_BEFORE.find((days) => days_left <= days)
}
