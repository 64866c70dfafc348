import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { jobs, schedules } from '../../app.ts'
import { enqueueRefund, sendRefund } from '../../domains/refunds/provider/poll-refund.ts'
import { useWorld } from '../../testing/world.ts'
import { withClient } from '../db/schema/provision.ts'
import { sendMail } from '../mail/outbox.ts'
import { defineJob, enqueue } from './jobs.ts'
import { enqueueAllScheduled, enqueueDueScheduled } from './schedules.ts'
import { startWorker } from './worker.ts'

const world = useWorld()
const sweep = schedules.filter(({ job }) => job.name === 'sweep_payments')
const ask = () => enqueueAllScheduled(world.services, sweep)
const addOther = (urgent: boolean) =>
  world.services.transaction('system', (tx) =>
    sql`select app.enqueue('event:nobody_listens', '{}', null, null, ${urgent})`.execute(tx),
  )
const inTurn = () =>
  withClient(world.ownerUrl, async (client) => {
    const { rows } = await client.query(
      'select task_identifier from graphile_worker.jobs order by priority, run_at, id',
    )
    return rows.map((row: { task_identifier: string }) => row.task_identifier)
  })

const asOwner = (statement: string) => withClient(world.ownerUrl, (client) => client.query(statement))

const waitingForLocks = async () =>
  (
    await asOwner(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0].waiting

beforeEach(() => asOwner('delete from graphile_worker._private_jobs; delete from recurring_job'))

test('what another process has asked for is asked for again once its time has come, and no sooner', async () => {
  const look = () => enqueueDueScheduled(world.services, sweep)
  await look()
  expect(await inTurn()).toEqual(['sweep_payments'])
  await asOwner('delete from graphile_worker._private_jobs') // as if it had been done
  await look()
  expect(await inTurn()).toEqual([])
  await asOwner(`update recurring_job set next_at = next_at - interval '15 seconds'`)
  await look()
  expect(await inTurn()).toEqual(['sweep_payments'])
})

test('of processes that look at the same moment one asks', async () => {
  await Promise.all([1, 2, 3, 4].map(() => enqueueDueScheduled(world.services, schedules)))
  const { rows } = await asOwner(
    'select count(*)::int as asked, max(revision) as again from graphile_worker._private_jobs',
  )
  expect(rows).toEqual([{ asked: schedules.length, again: 0 }])
})

test('a deadlock with a worker that holds the same jobs is tried again', async () => {
  const [first, second] = schedules.slice(0, 2)
  if (!first || !second) throw new Error('Two schedules are needed.')
  const both = [first, second]
  await enqueueAllScheduled(world.services, both)
  await withClient(world.ownerUrl, async (worker) => {
    const take = ({ job }: (typeof both)[number]) =>
      worker.query(
        `update graphile_worker._private_jobs set attempts = attempts where key = 'schedule:${job.name}'`,
      )
    await worker.query('begin')
    await take(second)
    const enqueued = enqueueAllScheduled(world.services, both) // holds the first and waits for the second
    await expect.poll(waitingForLocks).toBe(1)
    await Promise.allSettled([take(first).then(() => worker.query('commit'))])
    await enqueued
  })
})

test('what is asked for again while it waits keeps its place, so that a long queue does not keep it from its turn', async () => {
  await ask()
  await addOther(true)
  await ask()
  expect(await inTurn()).toEqual(['sweep_payments', 'event:nobody_listens'])
})

test('what money or a way in waits for goes before what only tells of something, however long that has waited', async () => {
  await addOther(false)
  await ask()
  await world.services.transaction('system', async (tx) => {
    await sendMail(tx, { to: 'ada@example.ng', subject: 'Rent', text: 'Rent' })
    await enqueue(tx, sendRefund, { refund_id: randomUUID() })
    await sendMail(tx, { to: 'ada@example.ng', subject: 'Sign in', text: 'Here', secret: true })
  })
  expect(await inTurn()).toEqual([
    ...['sweep_payments', 'send_refund', 'deliver_message'], // the sign-in mail
    ...['event:nobody_listens', 'deliver_message'],
  ])
})

test('what takes longer than it is asked for again is done once at a time, and once more for who asked meanwhile', async () => {
  const goOn = Promise.withResolvers<void>()
  let [begun, underWay, most] = [0, 0, 0]
  const slow = defineJob({
    name: 'slow_sweep',
    payload: z.object({}),
    run: async () => {
      begun++
      most = Math.max(most, ++underWay)
      await goOn.promise
      underWay--
    },
  })
  const other = Promise.withResolvers<void>()
  const after = defineJob({ name: 'receipt', payload: z.object({}), run: async () => other.resolve() })
  const askSlow = () => enqueueAllScheduled(world.services, [{ job: slow, everySeconds: 15 }])
  await askSlow()
  const worker = await startWorker(world.ownerUrl, world.services, [slow, after], [], { all: 3, alarms: 0 })
  onTestFinished(worker.stop)
  await expect.poll(() => begun).toBe(1)
  for (let times = 0; times < 4; times++) await askSlow()
  await world.services.transaction('system', (tx) => enqueue(tx, after, {}))
  await other.promise
  goOn.resolve()
  await expect.poll(inTurn).toEqual([])
  expect([begun, most]).toEqual([2, 1])
})

const payment_id = randomUUID()
const askRefund = () =>
  world.services.transaction('system', (tx) => enqueueRefund(tx, payment_id, randomUUID()))

test.each([
  ['done by the clock', ask, sweep],
  ['one of its kind', askRefund, []],
])(
  'what is %s, asked for again while a worker that died was at it, leaves nothing in the queue',
  async (_, again, of) => {
    await again()
    await withClient(world.ownerUrl, (client) =>
      client.query(
        `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a dead worker', attempts = 1`,
      ),
    )
    await again()
    expect(await inTurn()).toHaveLength(2)
    const worker = await startWorker(world.ownerUrl, world.services, jobs, of, {
      all: 1,
      alarms: 1,
      graceMs: 100,
    })
    await expect.poll(inTurn).toEqual([])
    await worker.stop()
  },
)
