import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { defineJob, enqueue, type Job } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { checkRule, RULE_NAMES } from '../../ledger/index.ts'

/** A running check is reused. If it runs longer than this, it is treated as dead and restarted. */
const DEAD_AFTER_MS = 6 * 3_600_000

/** Starts a ledger check, unless one is running. */
export async function runLedgerChecks(tx: Tx, asked_by: string | null): Promise<void> {
  await tx
    .deleteFrom('ledger_check')
    .where('status', '=', 'RUNNING')
    .where('started_at', '<', new Date(tx.now.getTime() - DEAD_AFTER_MS))
    .execute()
  const begun = await tx
    .insertInto('ledger_check')
    .values({ asked_by, rule_count: RULE_NAMES.length })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (begun) await enqueue(tx, ledgerChecksJob, { ledger_check_id: begun.id })
}

/**
 * Checks each rule in its own transaction, so that results appear as they come. A second run continues; a run that was given up
 * stops.
 */
async function checkRules(services: Services, ledger_check_id: string): Promise<void> {
  for (const [position, name] of RULE_NAMES.entries()) {
    const begun = performance.now()
    const isAwaited = await services.transaction('system', async (tx) => {
      if (!(await isUnderWay(tx, ledger_check_id))) return false
      if (await hasOutcome(tx, ledger_check_id, position)) return true
      await sql`set local statement_timeout = 0`.execute(tx) // millions of entries take long
      const { faults } = await checkRule(tx, name)
      if (faults > 0) services.log.error({ rule: name, faults }, 'the books do not hold')
      const milliseconds = Math.round(performance.now() - begun)
      await tx
        .insertInto('ledger_check_rule')
        .values({ ledger_check_id, position, name, faults, milliseconds })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return true
    })
    if (!isAwaited) return
  }
  await services.transaction('system', async (tx) => {
    await tx
      .updateTable('ledger_check')
      .set({ status: 'DONE', finished_at: tx.now })
      .where('id', '=', ledger_check_id)
      .where('status', '=', 'RUNNING')
      .execute()
  })
}

async function isUnderWay(tx: Tx, id: string): Promise<boolean> {
  return exists(
    tx.selectFrom('ledger_check').select('id').where('id', '=', id).where('status', '=', 'RUNNING'),
  )
}

async function hasOutcome(tx: Tx, ledger_check_id: string, position: number): Promise<boolean> {
  return exists(
    tx
      .selectFrom('ledger_check_rule')
      .select('position')
      .where('ledger_check_id', '=', ledger_check_id)
      .where('position', '=', position),
  )
}

export const ledgerChecksJob: Job<{ ledger_check_id: string }> = defineJob({
  name: 'run_ledger_checks',
  payload: z.object({ ledger_check_id: z.guid() }),
  run: (services, { ledger_check_id }) => checkRules(services, ledger_check_id),
})

/** Checks the ledger every night. */
export const nightlyLedgerChecks = defineJob({
  name: 'run_nightly_ledger_checks',
  payload: z.object({}),
  run: (services) => services.transaction('system', (tx) => runLedgerChecks(tx, null)),
})
