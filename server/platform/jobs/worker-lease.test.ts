import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openLine } from '../../chaos/fleet/line.ts'
import { useWorld } from '../../testing/world.ts'
import { type AnyJob, defineJob, enqueue } from './jobs.ts'
import { startWorker, type Workers } from './worker.ts'
import { holdWorkerLease, releaseJobsOfDeadWorkers } from './worker-lease.ts'

const world = useWorld()
const GRACE_MS = 100

/** A job taken by a worker, and a pool to inspect it. */
async function taken(by: string) {
  const pool = new pg.Pool({ connectionString: world.ownerUrl, max: 2 })
  onTestFinished(() => pool.end())
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query(`select app.enqueue('of_nobody', '{}', null, null)`)
  await pool.query('update graphile_worker._private_jobs set locked_at = now(), locked_by = $1', [by])
  const takers = async () =>
    (await pool.query<{ locked_by: string | null }>('select locked_by from graphile_worker._private_jobs'))
      .rows
  return { pool, takers }
}

test('jobs of a worker without its lease are taken only at the second look, after the grace', async () => {
  const { pool, takers } = await taken('worker-of-a-moment')
  const release = releaseJobsOfDeadWorkers(pool, GRACE_MS)
  expect(await release()).toBe(true)
  expect(await release()).toBe(true)
  expect(await takers()).toEqual([{ locked_by: 'worker-of-a-moment' }])
  await expect.poll(release).toBe(false)
  expect(await takers()).toEqual([{ locked_by: null }])
})

test('who takes up the lease again within the grace keeps the jobs', async () => {
  const { pool, takers } = await taken('worker-again')
  const release = releaseJobsOfDeadWorkers(pool, 0)
  const looked = releaseJobsOfDeadWorkers(pool, 60_000)
  expect(await looked()).toBe(true)
  const heedless = { cut: () => {}, lost: () => {} }
  const lease = holdWorkerLease(world.ownerUrl, 'worker-again', () => 0, heedless)
  onTestFinished(lease.letGo)
  await expect.poll(looked).toBe(false)
  expect(await release()).toBe(false)
  expect(await takers()).toEqual([{ locked_by: 'worker-again' }])
})

/** Workers that do this job, over a line that can fall silent, and a pool to look at what they leave. */
async function workingOverALine(job: AnyJob, more: Pick<Workers, 'graceMs' | 'tidyMs'> = {}) {
  const at = new URL(world.ownerUrl)
  const line = await openLine(() => Number(at.port))
  const owner = new pg.Pool({ connectionString: world.ownerUrl, max: 2 })
  await owner.query('delete from graphile_worker._private_jobs')
  const url = Object.assign(new URL(at), { port: line.port }).toString()
  const worker = await startWorker(url, world.services, [job], [], { all: 1, alarms: 0, ...more })
  onTestFinished(async () => {
    await line.close()
    await worker.stop()
    await owner.end()
  })
  return { line, owner, add: () => world.services.transaction('system', (tx) => enqueue(tx, job, {})) }
}

test('a worker whose line to its lease is cut leaves off what it does, before the database lets another have it', async () => {
  const began = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<unknown>()
  const slow = defineJob({
    name: 'slow',
    payload: z.object({}),
    run: async ({ transaction }) => {
      began.resolve()
      await goOn.promise
      const done = transaction('system', (tx) => tx.selectFrom('users').select('id').limit(1).execute())
      await done.then(ended.resolve, ended.resolve)
      await done
    },
  })
  const { line, owner, add } = await workingOverALine(slow)
  const leases = async () =>
    (
      await owner.query(`select from pg_stat_activity where application_name = 'gida worker' and query not like '%_private%'
      and datname = current_database() and pid in (select pid from pg_locks where locktype = 'advisory')`)
    ).rowCount
  await add()
  await began.promise
  expect(await leases()).toBe(1)
  line.fallSilent()
  await expect.poll(leases, { timeout: 40_000, interval: 500 }).toBe(0)
  goOn.resolve()
  expect(await ended.promise).toMatchObject({ name: 'StoppedEarly' })
}, 60_000)

test('a line that falls silent too briefly for the lease to be lost keeps no finished job, and no worker waits on it', async () => {
  const gate = Promise.withResolvers<void>()
  let runs = 0
  const gated = defineJob({
    name: 'gated',
    payload: z.object({}),
    run: async () => {
      runs++
      await gate.promise
    },
  })
  const { line, owner, add } = await workingOverALine(gated, { graceMs: 100, tidyMs: 1_000 })
  const left = async () => (await owner.query('select from graphile_worker._private_jobs')).rowCount
  await add()
  await expect.poll(() => runs).toBe(1)
  line.fallSilent()
  gate.resolve()
  setTimeout(() => line.speak(), 500)
  await expect.poll(left, { timeout: 40_000, interval: 500 }).toBe(0)
  await add()
  await expect.poll(left, { timeout: 40_000, interval: 500 }).toBe(0)
}, 90_000)
