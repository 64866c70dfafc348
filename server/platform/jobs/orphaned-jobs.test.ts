import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { releaseOrphanedJobs } from './orphaned-jobs.ts'

const world = useWorld()
const EVERY_MS = 50

async function begin() {
  const owner = new pg.Pool({ connectionString: world.ownerUrl, max: 2 })
  const events: WorkerEvents = new EventEmitter()
  const tell = (event: string, said: object = {}) => (events as EventEmitter).emit(event, said)
  const end = releaseOrphanedJobs(owner, 'pool-of-mine', events, EVERY_MS)
  onTestFinished(async () => {
    end()
    await owner.query('delete from graphile_worker._private_jobs')
    await owner.end()
  })
  /** Takes a job as a pool does and returns its id. */
  const take = async (by: string): Promise<{ id: string }> => {
    await owner.query(`select app.enqueue('sweep_payments', '{}', null, null, true)`)
    const { rows } = await owner.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where locked_by is null returning id::text`,
      [by],
    )
    return rows[0]
  }
  const locked = async () => {
    const { rows } = await owner.query(
      'select id::text from graphile_worker._private_jobs where locked_by is not null',
    )
    return rows.map(({ id }: { id: string }) => id)
  }
  return { owner, tell, take, locked }
}

test('a job whose taking was never heard of is given back; what runs, and what others run, is not', async () => {
  const { tell, take, locked } = await begin()
  const [lost, running, ofOthers] = [
    await take('pool-of-mine'),
    await take('pool-of-mine'),
    await take('pool-of-others'),
  ]
  tell('job:start', { job: running })
  tell('worker:getJob:error')
  await expect.poll(locked).toEqual([running.id, ofOthers.id])
  expect(lost.id).not.toBe(running.id)
})

test('a job that is heard of between two looks is left to who has it', async () => {
  const { tell, take, locked } = await begin()
  const late = await take('pool-of-mine')
  tell('worker:getJob:error')
  tell('job:start', { job: late })
  const lost = await take('pool-of-mine')
  await expect.poll(locked).toEqual([late.id])
  tell('job:complete', { job: late })
  expect(lost.id).not.toBe(late.id)
})

test('what is done once at a time is free again with its job', async () => {
  const { owner, tell, take, locked } = await begin()
  await owner.query(`select app.enqueue('sweep_payments', '{}', 'schedule:sweep_payments', null)`)
  await owner.query(
    `update graphile_worker._private_job_queues set locked_by = 'pool-of-mine', locked_at = now()`,
  )
  await take('pool-of-mine')
  tell('worker:getJob:error')
  await expect.poll(locked).toEqual([])
  const { rows } = await owner.query('select is_available from graphile_worker._private_job_queues')
  expect(rows).toEqual([{ is_available: true }])
})
