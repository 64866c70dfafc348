import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import type { DB } from '../db/schema/generated.ts'
import { failUnlessAllDone, runBatch, runInParts } from '../jobs/batch.ts'
import { defineJob, type Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { isFree } from './on-hold.ts'

/** A retention rule. Each domain declares those of its own tables, and one job applies them. */
export type Retention = {
  table: keyof DB
  what: string
  /** Days after `since` until deletion. */
  days: number
  why: string
  /** The moment from which the days count; null while the row must be kept. */
  since: RawBuilder<unknown>
  /** Restricts the rule; with `erases`, the condition must become false once applied. */
  only?: RawBuilder<unknown>
  /** Columns to clear, if the row itself stays. */
  erases?: RawBuilder<unknown>
  /** The row, as JSON, whose people, estate or lease may be under a hold; the row itself by default. Null: it is evidence of nothing. */
  held_by?: RawBuilder<unknown> | null
}

const DAY_MS = 86_400_000
/** Rows per transaction, to keep it short. */
const BATCH = 5_000

/** Deletes expired rows in batches. A failing rule does not stop the others; the job is retried for it. */
export async function forgetExpired(services: Services, rules: readonly Retention[]): Promise<void> {
  const outcome = await runBatch(services, {
    name: 'forget_expired',
    items: rules.map((rule) => ({ id: rule.what, rule })),
    each: async ({ rule }) => {
      await runInParts(services, async (tx) => (await forgetBatch(tx, rule)) === BATCH)
    },
  })
  failUnlessAllDone(outcome)
}

async function forgetBatch(tx: Tx, rule: Retention): Promise<number> {
  const before = new Date(tx.now.getTime() - rule.days * DAY_MS)
  const table = sql.table(rule.table)
  const { held_by = sql`to_jsonb(${table})` } = rule
  const due = sql`${rule.since} <= ${before} and ${rule.only ?? sql`true`} and ${held_by ? isFree(held_by) : sql`true`}`
  const batch = sql`ctid = any (array(select ctid from ${table} where ${due} limit ${BATCH})) and ${due}`
  const gone = rule.erases
    ? await sql`update ${table} set ${rule.erases} where ${batch}`.execute(tx)
    : await sql`delete from ${table} where ${batch}`.execute(tx)
  return Number(gone.numAffectedRows ?? 0n)
}

export const makeRetentionJob = (rules: readonly Retention[]): Job<object> =>
  defineJob({
    name: 'forget_expired',
    payload: z.object({}),
    run: (services) => forgetExpired(services, rules),
  })
