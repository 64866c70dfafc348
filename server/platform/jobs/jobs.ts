import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'

/** Work done later, outside the transaction that asked for it. It may run twice: its deed must bear that. */
export type Job<P = unknown> = {
  name: string
  payload: z.ZodType<P>
  /** Money, or somebody's way in, waits for it: it goes before what only tells of something. */
  urgent?: true
  run(services: Services, payload: P): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many payloads; each parses its own
export type AnyJob = Job<any>

export const defineJob = <P>(job: Job<P>): Job<P> => job

export type EnqueueOptions = {
  /** One waiting job per key: a second one replaces it. */
  key?: string
  runAt?: Date
  /** This one, where others of its job are not. */
  urgent?: boolean
}

/** Adds a job in this transaction: a rollback takes it back. */
export async function enqueue<P>(
  tx: Tx,
  job: Job<P>,
  payload: P,
  options: EnqueueOptions = {},
): Promise<void> {
  const { key = null, runAt = null, urgent = job.urgent ?? false } = options
  await sql`select app.enqueue(${job.name}, ${JSON.stringify(payload)}::json, ${key}, ${runAt}, ${urgent})`.execute(
    tx,
  )
}
