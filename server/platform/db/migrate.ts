import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { lockForSession } from './locks.ts'
import { withClient } from './provision.ts'

const FOLDER = join(import.meta.dirname, '../../migrations')

export type Migration = { name: string; sql: string; sha256: string }

export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the database up to date as its owner: each file in a transaction of its own, in order, once. A file that was
 * changed after it ran is refused. Safe to run from many nodes at the same time. Answers the names of what it ran.
 */
export async function migrate(ownerUrl: string, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations())
  const ran = await withClient(ownerUrl, async (client) => {
    await lockForSession(client, 'migrations')
    await client.query(`create table if not exists public.schema_migration (
      name text primary key, sha256 text not null, ran_at timestamptz not null default now())`)
    const known = await client.query<Migration>('select name, sha256 from public.schema_migration')
    const shaOf = new Map(known.rows.map((row) => [row.name, row.sha256]))
    const fresh: string[] = []
    for (const { name, sql, sha256 } of wanted) {
      if (shaOf.has(name) && shaOf.get(name) !== sha256) {
        throw new Error(`Migration ${name} was changed after it ran. Write a new one instead.`)
      }
      if (shaOf.has(name)) continue
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query('insert into public.schema_migration (name, sha256) values ($1, $2)', [
          name,
          sha256,
        ])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
      fresh.push(name)
    }
    return fresh
  })
  await runMigrations({ connectionString: ownerUrl })
  await allowEnqueue(ownerUrl)
  await allowQueueState(ownerUrl)
  return ran
}

/**
 * The server's role may add jobs, through this function alone; the queue's own tables stay closed to it. What is asked for
 * again and again keeps its place in the queue: put back each time, it would never be done while the queue is long. It goes before
 * the rest, as what is urgent does.
 */
async function allowEnqueue(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, (client) =>
    client.query(`
      drop function if exists app.enqueue(text, json, text, timestamptz);
      create or replace function app.enqueue(
        task text, payload json, job_key text, run_at timestamptz, urgent boolean default false) returns void
      language sql security definer set search_path = public, pg_temp as $$
        select graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at, max_attempts => 25,
          priority => case when urgent or job_key like 'schedule:%' then -1 else 0 end,
          job_key_mode => case when job_key like 'schedule:%' then 'preserve_run_at' else 'replace' end);
      $$`),
  )
}

/**
 * And it may ask how the queue does: how many jobs are due and not begun, since when, and how many went wrong. What the asker does
 * not know waits for another version, and says nothing of the workers that there are.
 */
async function allowQueueState(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, (client) =>
    client.query(`
      drop function if exists app.queue_state();
      create or replace function app.queue_state(
        known text[] default null, out waiting bigint, out failing bigint, out oldest_seconds int)
      language sql stable security definer set search_path = public, pg_temp as $$
        select count(*) filter (where is_due), count(*) filter (where last_error is not null),
          coalesce(extract(epoch from now() - min(run_at) filter (where is_due and is_known)), 0)::int
        from (select last_error, run_at, is_available and run_at <= now() as is_due,
            known is null or identifier = any (known) as is_known
          from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id) queued
      $$`),
  )
}
