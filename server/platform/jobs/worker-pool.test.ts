import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { useWorld } from '../../testing/world.ts'
import { defineJob, enqueue, enqueueEach } from './jobs.ts'
import { startWorker } from './worker.ts'

const world = useWorld()

test('workers that could not say how two jobs went make way for others, which do them', async () => {
  const runs = new Map<number, number>()
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const gated = defineJob({
    name: 'gated',
    payload: z.object({ place: z.number() }),
    run: async (_, { place }) => {
      runs.set(place, (runs.get(place) ?? 0) + 1)
      await gates[place]?.promise
    },
  })
  const owner = new pg.Pool({ connectionString: world.ownerUrl, max: 3 })
  await owner.query('delete from graphile_worker._private_jobs')
  const worker = await startWorker(world.ownerUrl, world.services, [gated], [], {
    all: 2,
    alarms: 0,
    graceMs: 100,
  })
  onTestFinished(async () => {
    await worker.stop()
    await owner.end()
  })
  await world.services.transaction('system', async (tx) => {
    for (const place of [0, 1]) await enqueue(tx, gated, { place })
  })
  await expect.poll(() => runs.size).toBe(2)

  const locking = await owner.connect()
  await locking.query('begin')
  await locking.query('select from graphile_worker._private_jobs for update')
  const WAITING = `select pid from pg_stat_activity
    where datname = current_database() and application_name = 'gida worker' and wait_event_type = 'Lock'`
  const waiting = async () => (await owner.query(WAITING)).rowCount
  for (const [place, gate] of gates.entries()) {
    gate.resolve()
    await expect.poll(waiting).toBe(place + 1)
  }
  await owner.query(`select pg_terminate_backend(pid) from (${WAITING}) waiting`)
  await locking.query('rollback')
  locking.release()

  const left = async () => (await owner.query('select from graphile_worker._private_jobs')).rowCount
  await expect.poll(left, { timeout: 20_000 }).toBe(0)
  expect([...runs.values()]).toEqual([2, 2])
}, 30_000)

test('workers whose first question to the database fails make way for others, which take jobs', async () => {
  let runs = 0
  const late = defineJob({ name: 'asked_late', payload: z.object({}), run: async () => void runs++ })
  const owner = new pg.Pool({ connectionString: world.ownerUrl, max: 3 })
  const locking = await owner.connect()
  await locking.query('begin')
  await locking.query(`insert into graphile_worker._private_tasks (identifier) values ($1)`, [late.name])
  const worker = await startWorker(world.ownerUrl, world.services, [late], [], { all: 1, alarms: 0 })
  onTestFinished(async () => {
    await worker.stop()
    await owner.end()
  })
  const ended = async () =>
    (
      await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'gida worker' and wait_event_type = 'Lock'`)
    ).rowCount
  await expect.poll(ended).toBe(1)
  await locking.query('rollback')
  locking.release()
  await world.services.transaction('system', (tx) => enqueue(tx, late, {}))
  await expect.poll(() => runs, { timeout: 15_000 }).toBe(1)
}, 30_000)

test('while all who do money wait for a provider, what only tells of something goes on', async () => {
  const gate = Promise.withResolvers<void>()
  let asking = 0
  let told = 0
  const payload = z.object({})
  const ask = defineJob({
    ...{ name: 'ask_provider', payload, urgent: true as const },
    run: async () => {
      asking++
      await gate.promise
    },
  })
  const tell = defineJob({ name: 'tell', payload, run: async () => void told++ })
  const worker = await startWorker(world.ownerUrl, world.services, [ask, tell], [])
  onTestFinished(async () => {
    gate.resolve()
    await worker.stop()
    await world.owner.query('delete from graphile_worker._private_jobs')
  })
  await world.services.transaction('system', (tx) => enqueueEach(tx, ask, Array(20).fill({})))
  await expect.poll(() => asking).toBe(5)
  await world.services.transaction('system', (tx) => enqueueEach(tx, tell, Array(3).fill({})))
  await expect.poll(() => told).toBe(3)
  expect(asking).toBe(5)
})
