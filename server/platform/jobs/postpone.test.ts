import { expect, test } from 'vitest'
import { z } from 'zod'
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts'
import { useWorld } from '../../testing/world.ts'
import { withClient } from '../db/schema/provision.ts'
import { defineJob, enqueue } from './jobs.ts'
import { startWorker } from './worker.ts'

const world = useWorld()
const query = (text: string) => withClient(world.ownerUrl, async (client) => (await client.query(text)).rows)

const failing = defineJob({
  name: 'test_fails',
  payload: z.object({ n: z.int() }),
  run: async () => {
    throw new Error('No')
  },
})

test('a job that failed is tried again after the pause of the queue and a part of it that is drawn', async () => {
  const secondsOf = async (random: () => number) => {
    await query('delete from graphile_worker._private_jobs')
    await world.services.transaction('system', (tx) => enqueue(tx, failing, { n: 1 }))
    await query('update graphile_worker._private_jobs set attempts = 4')
    await runWaitingJobs(world.owner, { ...world.services, random }, [failing])
    const [row] = await query(
      'select extract(epoch from run_at - updated_at)::float8 as seconds from graphile_worker._private_jobs',
    )
    return (row as { seconds: number }).seconds
  }
  const fifth = Math.exp(5)
  expect(await secondsOf(() => 0)).toBeCloseTo(fifth, -1)
  expect(await secondsOf(() => 0.9)).toBeCloseTo(1.9 * fifth, -1)
})

test('a job that fails after it was asked for again leaves the new one in the queue and nothing else', async () => {
  await query('delete from graphile_worker._private_jobs')
  const tried: number[] = []
  const ask = (n: number) =>
    world.services.transaction('system', (tx) => enqueue(tx, keyed, { n }, { key: 'of_one_thing' }))
  const keyed = defineJob({
    name: 'test_keyed',
    payload: z.object({ n: z.int() }),
    run: async (_, { n }) => {
      tried.push(n)
      if (n === 1) await ask(2)
      throw new Error('No')
    },
  })
  await ask(1)
  await runWaitingJobs(world.owner, world.services, [keyed])
  expect(tried).toEqual([1, 2])
  expect(await query('select key, attempts, payload from graphile_worker._private_jobs')).toEqual([
    { key: 'of_one_thing', attempts: 1, payload: { n: 2 } },
  ])
})

test('jobs that no worker has known for ten minutes are told of once, and those of a deploy that goes on are not', async () => {
  await query('delete from graphile_worker._private_jobs')
  const lines: object[] = []
  const log = { info() {}, warn() {}, error: (line: object) => void lines.push(line) }
  await query(`select graphile_worker.add_job('of_a_newer_version') from generate_series(1, 3)`)
  await query(`select graphile_worker.add_job('of_this_deploy')`)
  await query(`update graphile_worker._private_jobs job set created_at = now() - interval '11 minutes',
    run_at = now() - interval '11 minutes' from graphile_worker._private_tasks task
    where task.id = job.task_id and identifier = 'of_a_newer_version'`)
  const worker = await startWorker(world.ownerUrl, { ...world.services, log }, [failing], [])
  await worker.stop()
  expect(lines).toEqual([expect.objectContaining({ job: 'of_a_newer_version', count: 3 })])
  expect(await query('select from graphile_worker._private_jobs')).toHaveLength(4)
})
