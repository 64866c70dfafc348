import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'

/** Work done later, outside the transaction that enqueued it. It may run twice, so it must be idempotent. */
export type Job<P = unknown> = {
  name: string
  payload: z.ZodType<P>
  /** Money or a sign-in waits for it: it runs before mere notifications. */
  urgent?: true
  /** Somebody may be in danger: urgent, and also run by dedicated workers. */
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
  /** Makes this one job urgent. */
  urgent?: boolean
}

/** Adds a job in this transaction; a rollback removes it. */
export async function enqueue<P>(
  tx: Tx,
  job: Job<P>,
  payload: P,
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueByName(tx, job.name, job.payload.parse(payload), { urgent: isUrgent(job), ...options })
}

/** One job per payload, in one statement. */
export async function enqueueEach<P>(tx: Tx, job: Job<P>, payloads: readonly P[]): Promise<void> {
  const told = JSON.stringify(payloads.map((payload) => job.payload.parse(payload)))
  await sql`select app.enqueue(${job.name}, payload, null, null, ${isUrgent(job)})
    from json_array_elements(${told}::json) payload`.execute(tx)
  tx.notices.addJobs(payloads.length)
}

const isUrgent = ({ urgent, alarm }: AnyJob): boolean => (urgent || alarm) ?? false

/** Enqueues a job that this version may not know; a worker that does runs it. */
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

/** This version cannot read the payload in full; a newer version may have written it and can. */
export class UnreadablePayload extends Error {
  override readonly name = 'UnreadablePayload'
}

/** Unknown fields are an error: going on without them would lose what they say. */
export function readPayload<P>(schema: z.ZodType<P>, payload: unknown): P {
  const read = strictSchema(schema).safeParse(payload)
  if (read.success) return read.data
  throw new UnreadablePayload(`UnreadablePayload: ${z.prettifyError(read.error)}`)
}

/** The schema in strict mode. */
export const strictSchema = <P>(schema: z.ZodType<P>): z.ZodType<P> =>
  schema instanceof z.ZodObject ? (schema.strict() as unknown as z.ZodType<P>) : schema

/** Refuses two jobs, or two listeners of one event, with the same name: the second would replace the first. */
export function refuseDuplicateNames(jobs: readonly AnyJob[]): AnyJob[] {
  const names = new Set<string>()
  for (const { name } of jobs) {
    if (names.has(name)) throw new Error(`Two jobs are called ${name}.`)
    names.add(name)
  }
  return [...jobs]
}
