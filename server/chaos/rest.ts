import { sql } from 'kysely'
import pg from 'pg'
import { loadClockOffset } from '../platform/dev/clock.ts'
import type { ProviderState } from './provider-state.ts'
import type { Stage } from './stage.ts'
import type { Steps } from './steps.ts'
import { until } from './until.ts'

/** Work left; at rest all are zero. */
export type Unrest = {
  due: number
  open: number
  refunds: number
  jobs: number
  locked: number
  events: number
  /** Webhooks to be delivered to third parties. */
  telling: number
  webhooks: number
}

/** Includes jobs that failed for good: there must be none. */
const WAITING = `select count(*)::int as jobs, count(*) filter (where locked_by is not null)::int as locked,
    coalesce(sum(case when identifier = 'deliver_receipt' then 20 when identifier like 'event:%' then 10
      when identifier like 'handle:%' then 3 else 1 end), 0)::int as work
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`

/**
 * Open payments and refunds cause jobs, which cause further jobs: each weighs more than all that it may cause, so that the
 * weight falls with progress.
 */
const weightOf = ({ due, open, refunds, events, telling, webhooks }: Unrest, work: number) =>
  100 * (due + open + refunds + events + webhooks) + telling + work

const LEFT = `select task_identifier, attempts, max_attempts, run_at, locked_by, locked_at, now(), last_error
  from graphile_worker.jobs order by locked_by is null, run_at limit 10`

async function tellLeft(error: Error, owner: pg.Client, unrest: Unrest | null = null): Promise<never> {
  const { rows } = await owner.query(LEFT)
  throw new Error(`${error.message}. Left: ${JSON.stringify({ ...unrest, queue: rows })}`)
}

/** Moves the clocks of the server and of the provider, which are independent here. */
export async function moveClocks(
  { url, payer }: Stage,
  advance_hours: number,
  patience: number,
): Promise<void> {
  await payer.advance(advance_hours)
  await until(
    'the clock is moved',
    async () => {
      const answer = await fetch(`${url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance_hours }),
      })
      return answer.ok
    },
    patience,
  )
}

/** Tracks remaining work: over when it has not decreased for `patience` seconds, however long it takes. */
function makeProgress(patience: number) {
  let least = Number.POSITIVE_INFINITY
  let lessSince = Date.now()
  return {
    isLeft: (weight: number) => {
      if (weight >= least) return
      least = weight
      lessSince = Date.now()
    },
    isOver: () => Date.now() - lessSince > patience * 1000,
  }
}

/**
 * Waits until nothing is in progress, so that calls to the provider are answered before the clock moves by days. Continues
 * as long as there is progress.
 */
export async function untilIdle(ownerUrl: string, patience: number, steps: Steps): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const { isLeft, isOver } = makeProgress(patience)
  try {
    const isIdle = async () => {
      const { rows } = await owner.query<{ work: number }>(
        `${WAITING} where locked_by is not null or run_at <= now()`,
      )
      isLeft(rows[0]?.work ?? 0)
      return rows[0]?.work === 0
    }
    const isStill = () => isOver() && steps.idle() > patience * 1000
    await until('nobody is at work', isIdle, isStill).catch((error) => tellLeft(error, owner))
  } finally {
    await owner.end()
  }
}

/**
 * Waits until no payment is due for polling or open, no refund is pending, every event is handled and the queue is empty, as
 * long as there is progress. Sweeps, retries of failed jobs and banks are not waited for but triggered early.
 */
export async function comeToRest(
  stage: Stage,
  ownerUrl: string,
  patience: number,
  endRefunds: () => Promise<void>,
): Promise<Unrest> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  let unrest: Unrest | null = null
  const { isLeft, isOver } = makeProgress(patience)
  try {
    await enqueueSchedule(owner, 'reconcile_settlements')
    await until(
      'everything is done',
      async () => {
        const seen = await look(stage, owner)
        unrest = seen.unrest
        if (isAtRest(unrest)) return true
        isLeft(weightOf(unrest, seen.work))
        await hurry(owner, unrest)
        if (isAtRest({ ...unrest, refunds: 0 })) await endRefunds()
        return false
      },
      isOver,
      250,
    ).catch((error) => tellLeft(error, owner, unrest))
    return unrest as unknown as Unrest
  } finally {
    await owner.end()
  }
}

const isAtRest = (unrest: Unrest) => Object.values(unrest).every((left) => left === 0)

async function look({ services, payer }: Stage, owner: pg.Client): Promise<{ unrest: Unrest; work: number }> {
  await loadClockOffset(services)
  const of_payments = await services.transaction('system', (tx) =>
    sql<{ due: number; open: number; refunds: number; events: number; telling: number }>`
      select count(*) filter (where next_check_at <= ${tx.now}) as due,
        count(*) filter (where status in ('PENDING', 'PROCESSING')) as open,
        (select count(*) from refund where status in ('PENDING', 'PROCESSING')) as refunds,
        (select count(*) from provider_event where handled_at is null) as events,
        (select count(*) from webhook_delivery where status = 'WAITING') as telling
      from payment`.execute(tx),
  )
  const queue = await owner.query<{ jobs: number; locked: number; work: number }>(WAITING)
  const { due = 0, open = 0, refunds = 0, events = 0, telling = 0 } = of_payments.rows[0] ?? {}
  const { jobs = 0, locked = 0, work = 0 } = queue.rows[0] ?? {}
  const ours = { due, open, refunds, jobs, locked, events, telling, webhooks: 0 }
  // The provider's state is large, so it is read last.
  const webhooks = isAtRest({ ...ours, refunds: 0 }) ? await countWaiting(payer) : 0
  return { unrest: { ...ours, webhooks }, work }
}

async function countWaiting(payer: Stage['payer']): Promise<number> {
  const { deliveries } = (await payer.state()) as ProviderState
  return deliveries.filter((delivery) => delivery.state === 'waiting').length
}

/** A sweep enqueued while it runs runs again, so sweeps are only enqueued when the queue is empty; otherwise there would always be one. */
async function hurry(owner: pg.Client, { due, open, refunds, telling, jobs }: Unrest): Promise<void> {
  await owner.query(`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker._private_jobs where run_at > now() and locked_by is null), run_at => now())`)
  if (jobs > 0) return
  if (due + open > 0) await enqueueSchedule(owner, 'sweep_payments')
  if (refunds > 0) await enqueueSchedule(owner, 'sweep_refunds')
  if (telling > 0) await enqueueSchedule(owner, 'deliver_due_webhooks')
}

const enqueueSchedule = (owner: pg.Client, job: string) =>
  owner.query(`select app.enqueue($1, '{}', 'schedule:' || $1, null)`, [job])
