import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import type { DB } from '../db/schema/generated.ts'
import { failUnlessAllDone, runBatch } from '../jobs/batch.ts'
import { defineJob, type Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { isFree } from './on-hold.ts'

/** Rows that are not kept for ever. Each domain says which of its own, and one job forgets them. */
export type Retention = {
  table: keyof DB
  what: string
  /** So many days after `since` they are forgotten. */
  days: number
  why: string
  /** The moment from which the days count; null while the row is kept. */
  since: RawBuilder<unknown>
  /** Only these; such a condition ends where `erases` has been at work. */
  only?: RawBuilder<unknown>
  /** What the row loses, where it stays itself. */
  erases?: RawBuilder<unknown>
  /** The row, as JSON, whose people, estate or lease may be held; its own unless said. Null: nothing in it is evidence of anything. */
  held_by?: RawBuilder<unknown> | null
}

const DAY_MS = 86_400_000
/** Rows at a time, so that no transaction is long. */
const BATCH = 5_000

/** Forgets what is past its time, batch after batch. A rule that fails keeps back none of the others, and the job is tried again for it. */
export async function forgetExpired(services: Services, rules: readonly Retention[]): Promise<void> {
  const outcome = await runBatch(services, {
    name: 'forget_expired',
    items: rules.map((rule) => ({ id: rule.what, rule })),
    each: async ({ rule }) => {
      while ((await services.transaction('system', (tx) => forgetBatch(tx, rule))) === BATCH);
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
