import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'

/** Work done later, outside the transaction that enqueued it. It may run twice, so it must be idempotent. */
export type Job<P = unknown> = {
  name: string
  payload: z.ZodType<P>
  /** Money, or somebody's way in, waits for it: it goes before what only tells of something. */
  urgent?: true
  /** Somebody may be in danger: it is urgent, and workers that do nothing else do it beside all others. */
  alarm?: true
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
  await enqueueByName(tx, job.name, job.payload.parse(payload), { urgent: isUrgent(job), ...options })
}

/** One for each of these, in one statement. */
export async function enqueueEach<P>(tx: Tx, job: Job<P>, payloads: readonly P[]): Promise<void> {
  const told = JSON.stringify(payloads.map((payload) => job.payload.parse(payload)))
  await sql`select app.enqueue(${job.name}, payload, null, null, ${isUrgent(job)})
    from json_array_elements(${told}::json) payload`.execute(tx)
  tx.notices.addJobs(payloads.length)
}

const isUrgent = ({ urgent, alarm }: AnyJob): boolean => (urgent || alarm) ?? false

/** Of a job that this version may not know; a worker that does takes it. */
export async function enqueueByName(
  tx: Tx,
  name: string,
  payload: unknown,
  { key, runAt, urgent = false }: EnqueueOptions = {},
): Promise<void> {
  const told = JSON.stringify(payload)
  await sql`select app.enqueue(${name}, ${told}::json, ${key ?? null}, ${runAt ?? null}, ${urgent})`.execute(
    tx,
  )
  if (!runAt || runAt <= tx.now) tx.notices.addJobs(1)
}

/** A payload that this version cannot read in full: a newer one may have written it, and can. */
export class UnreadablePayload extends Error {
  override readonly name = 'UnreadablePayload'
}

/** A field that the schema does not know counts as unread: to go on without it would lose what it says. */
export function readPayload<P>(schema: z.ZodType<P>, payload: unknown): P {
  const read = inFull(schema).safeParse(payload)
  if (read.success) return read.data
  throw new UnreadablePayload(`UnreadablePayload: ${z.prettifyError(read.error)}`)
}

/** The schema, refusing fields that it does not name. */
export const inFull = <P>(schema: z.ZodType<P>): z.ZodType<P> =>
  schema instanceof z.ZodObject ? (schema.strict() as unknown as z.ZodType<P>) : schema

/** Of two jobs of one name, or two listeners of one event under one name, the second would take the place of the first: refused. */
export function eachNamedOnce(jobs: readonly AnyJob[]): AnyJob[] {
  const names = new Set<string>()
  for (const { name } of jobs) {
    if (names.has(name)) throw new Error(`Two jobs are called ${name}.`)
    names.add(name)
  }
  return [...jobs]
}
