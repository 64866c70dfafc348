import type pg from 'pg'
import { expect, test } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { withClient } from '../db/schema/provision.ts'

const world = useWorld()

/** The query with which graphile-worker takes a job of some kinds. */
const TAKE = `select job.id from graphile_worker._private_jobs job
  where job.is_available and job.run_at <= now() and job.task_id = any($1::int[])
  order by job.priority, job.run_at limit 1 for update skip locked`
const READ = `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as rows
  from pg_stat_xact_all_tables where relname = '_private_jobs'`

test('whoever has nothing to do in a long queue sees so without reading it', async () => {
  await withClient(world.ownerUrl, async (owner) => {
    await owner.query('begin')
    await owner.query(
      `select app.enqueue(name, '{}', null, null) from unnest(array['mine', 'of_others']) name`,
    )
    const { rows } = await owner.query<{ identifier: string; id: number }>(
      'select identifier, id from graphile_worker._private_tasks',
    )
    const tasks = new Map(rows.map(({ identifier, id }) => [identifier, id]))
    await owner.query(`delete from graphile_worker._private_jobs where task_id = $1`, [tasks.get('mine')])
    await owner.query(
      `insert into graphile_worker._private_jobs (task_id, payload, priority, run_at)
        select $1, '{}', 0, now() - i * interval '1 second' from generate_series(1, 5000) i`,
      [tasks.get('of_others')],
    )
    const before = await readRows(owner)
    expect((await owner.query(TAKE, [[tasks.get('mine')]])).rowCount).toBe(0)
    expect((await owner.query(TAKE, [[...tasks.values()]])).rowCount).toBe(1)
    expect((await readRows(owner)) - before).toBeLessThan(10)
    await owner.query('rollback')
  })
})

async function readRows(owner: pg.Client): Promise<number> {
  return (await owner.query<{ rows: number }>(READ)).rows[0]?.rows ?? 0
}
