import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { cardExpiring } from './events.ts'
import { WARNED_BEFORE_DAYS } from './present-method.ts'

/** Warns holders of expiring cards, once per expiry date. */
export const warnOfExpiry = defineJob({
  name: 'warn_of_expiring_cards',
  payload: z.object({}),
  run: async (services) => {
    await runBatch(services, {
      name: 'warn_of_expiring_cards',
      items: pagesOf(services, findExpiring),
      each: inTransaction(services, (tx, { id }) => warnHolder(tx, id)),
    })
  },
})

function expiring(tx: Tx) {
  const today = lagosDay(tx.now)
  return sql`removed_at is null and expires_on between ${today}::date and ${addDays(today, WARNED_BEFORE_DAYS)}::date
    and warned_for is distinct from expires_on`
}

async function findExpiring(tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select id from payment_method where ${expiring(tx)} and id > ${behind(after)} order by id limit ${limit}`.execute(
    tx,
  )
  return rows
}

async function warnHolder(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update payment_method set warned_for = expires_on where id = ${id} and ${expiring(tx)} returning id`.execute(
    tx,
  )
  if (rows.length === 0) return false
  await publish(tx, cardExpiring, { method_id: id })
  return true
}
