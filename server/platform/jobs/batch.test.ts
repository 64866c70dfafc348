import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts'
import { useWorld } from '../../testing/world.ts'
import { withClient } from '../db/schema/provision.ts'
import { problem } from '../errors/problem.ts'
import { inTransaction, pagesOf, runBatch } from './batch.ts'
import { defineJob, enqueue } from './jobs.ts'
import { startWorker } from './worker.ts'

const world = useWorld()
const ALL = 10_000
const POISONED = [1, 200, 201, 4_567, 5_000, 9_999, 10_000].map(String)

type Line = { batch?: string; id?: string; done?: number; failed?: number; ids?: string[] }
function overheard() {
  const lines: Line[] = []
  const log = { info() {}, warn() {}, error: (line: Line) => void lines.push(line) }
  return { lines, services: { ...world.services, log } }
}

const thousands = (services: typeof world.services, upTo: number) =>
  pagesOf<{ id: string }>(services, async (tx, after, limit) => {
    const { rows } = await sql<{ id: string }>`
      select n::text as id from generate_series(1, ${upTo}::int) n
      where n > ${Number(after?.id ?? 0)} order by n limit ${limit}`.execute(tx)
    return rows
  })

test('of 10,000 with 7 poisoned, 9,993 are done and the 7 are told by name, once', async () => {
  const { lines, services } = overheard()
  const seen: string[] = []
  const run = (upTo: number) =>
    runBatch(services, {
      name: 'test',
      items: thousands(services, upTo),
      each: inTransaction(services, async (tx, { id }) => {
        seen.push(id)
        await sql`select 1 / ${POISONED.includes(id) ? 0 : 1}::int`.execute(tx)
      }),
      atOnce: 4,
    })
  const { done, failed } = await run(ALL)
  expect([done, failed.map(({ id }) => id).sort()]).toEqual([ALL - 7, POISONED.toSorted()])
  expect(new Set(seen).size).toBe(ALL)
  expect(seen).toHaveLength(ALL) // failing items are tried once too
  expect(lines.flatMap(({ id }) => id ?? []).sort()).toEqual(POISONED.toSorted())
  expect(lines.at(-1)).toMatchObject({ batch: 'test', done: ALL - 7, failed: 7 })
  expect((await run(300)).failed).toHaveLength(3)
  expect(lines).toHaveLength(8) // the next run retries them without logging again
}, 120_000)

test('a database that is away is the fault of no item: the run ends, and the job is tried again', async () => {
  const { services } = overheard()
  let tried = 0
  const away = async () => {
    tried++
    throw problem('DATABASE_UNAVAILABLE')
  }
  const run = runBatch(services, { name: 'test', items: thousands(services, 500), each: away })
  await expect(run).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
  expect(tried).toBe(1)
})

test('one that takes longer than a statement may is the fault of that one: the rest goes on', async () => {
  const { services } = overheard()
  const { done, failed } = await runBatch(services, {
    name: 'test',
    items: thousands(services, 10),
    each: inTransaction(services, async (tx, { id }) => {
      if (id !== '2') return
      await sql`set local statement_timeout = 50`.execute(tx)
      await sql`select pg_sleep(5)`.execute(tx)
    }),
  })
  expect([done, failed.map(({ id }) => id)]).toEqual([9, ['2']])
})

test('a worker that is to stop leaves a batch between two items, and the next one goes on with it', async () => {
  const undone = new Set(Array.from({ length: 300 }, (_, n) => String(n + 1)))
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const job = defineJob({
    name: 'test_long_batch',
    payload: z.object({}),
    run: async (services) => {
      const each = async ({ id }: { id: string }) => {
        if (!undone.delete(id)) return false
        if (undone.size === 290) begun()
        return services.transaction('system', (tx) => sql`select pg_sleep(0.01)`.execute(tx))
      }
      await runBatch(services, { name: 'test', items: thousands(services, 300), each })
    },
  })
  await world.services.transaction('system', (tx) => enqueue(tx, job, {}))
  const worker = await startWorker(world.ownerUrl, world.services, [job], [])
  await isBegun
  await worker.stop()
  expect(undone.size).toBeGreaterThan(0)
  const waits = await withClient(world.ownerUrl, (client) =>
    client.query('select attempts from graphile_worker._private_jobs where locked_at is null'),
  )
  expect(waits.rows).toEqual([{ attempts: 0 }])
  await withClient(world.ownerUrl, (client) =>
    client.query('update graphile_worker._private_jobs set run_at = now()'),
  )
  await runWaitingJobs(world.owner, world.services, [job])
  expect(undone.size).toBe(0)
})
