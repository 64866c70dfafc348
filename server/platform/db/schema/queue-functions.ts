import type pg from 'pg'

/** Grants the server's role its functions on the queue, whose tables stay closed to it. Run as the owner, one at a time. */
export async function allowQueue(owner: pg.Client): Promise<void> {
  await owner.query([QUIET, ENQUEUE, STATE, KINDS, FAILED, RETRY, GIVE_UP].join('\n'))
}

/**
 * graphile-worker notifies for each job inside the transaction, and notifying commits run one at a time. It calls the
 * function without a schema, so this search path gives it one that does nothing; the server notifies after the commit
 * instead (`notices.ts`).
 */
const QUIET = `
  create schema if not exists quiet;
  create or replace function quiet.pg_notify(channel text, payload text) returns void language sql as $$ select $$;`

/**
 * The only way for the server's role to add jobs. A scheduled job asked for again keeps its place in the queue (moved
 * back each time, it would never run in a long queue), and has the priority of urgent jobs. If it runs longer than its
 * interval, the next run waits, so that it cannot occupy one worker after another.
 */
const ENQUEUE = `
  drop function if exists app.enqueue(text, json, text, timestamptz);
  create or replace function app.enqueue(
    task text, payload json, job_key text, run_at timestamptz, urgent boolean default false) returns void
  language sql security definer set search_path = quiet, pg_catalog, public, pg_temp as $$
    select graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at, max_attempts => 25,
      queue_name => case when job_key like 'schedule:%' then job_key end,
      priority => case when urgent or job_key like 'schedule:%' then -1 else 0 end,
      job_key_mode => case when job_key like 'schedule:%' then 'preserve_run_at' else 'replace' end);
  $$;`

/**
 * State of the queue: due jobs not started, the oldest of them, and failures. Jobs that the caller does not know are
 * left out: they wait for another version.
 */
const STATE = `
  drop function if exists app.queue_state();
  create or replace function app.queue_state(
    known text[] default null, out waiting bigint, out failing bigint, out oldest_seconds int)
  language sql stable security definer set search_path = public, pg_temp as $$
    select count(*) filter (where is_due), count(*) filter (where last_error is not null),
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due and is_known)), 0)::int
    from (select last_error, run_at, is_available and run_at <= now() as is_due,
        known is null or identifier = any (known) as is_known
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id) queued
  $$;`

/** For those who see everything: due jobs by kind, how long they have waited, and failures. */
const KINDS = `
  create or replace function app.queue_kinds(most int) returns table (
    name text, waiting bigint, failing bigint, oldest_seconds int)
  language sql stable security definer set search_path = public, pg_temp as $$
    select task.identifier, count(*) filter (where job.is_available and job.run_at <= now()),
      count(*) filter (where job.last_error is not null),
      coalesce(extract(epoch from now() - min(job.run_at) filter (where job.is_available and job.run_at <= now())), 0)::int
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where (select app.sees_all())
    group by task.identifier
    having count(*) filter (where job.last_error is not null or job.is_available and job.run_at <= now()) > 0
    order by 3 desc, 2 desc, 1 limit most
  $$;`

/** For those who see everything: failed jobs, with the fault code before the message, never the message itself. */
const FAILED = `
  create or replace function app.failed_jobs(skip int, take int) returns table (
    job_id bigint, name text, fault text, since timestamptz, tries int, most_tries int, next_try_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select job.id, task.identifier, split_part(job.last_error, ':', 1), job.created_at, job.attempts, job.max_attempts,
      case when job.attempts < job.max_attempts then job.run_at end
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where job.last_error is not null and (select app.sees_all())
    order by job.created_at, job.id offset skip limit take
  $$;`

/** Gives a job without attempts left one more; a running job is left alone. */
const RETRY = `
  create or replace function app.retry_failed_jobs(ids bigint[]) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
    with retried as (
      update graphile_worker._private_jobs set run_at = now(), attempts = least(attempts, max_attempts - 1)
      where last_error is not null and locked_at is null and (ids is null or id = any (ids)) and app.sees_all()
      returning 1)
    select count(*) from retried
  $$;`

const GIVE_UP = `
  create or replace function app.give_up_job(the_job bigint) returns table (
    job_id bigint, name text, fault text, since timestamptz, tries int)
  language sql security definer set search_path = public, pg_temp as $$
    delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
    where task.id = job.task_id and job.id = the_job and job.last_error is not null and job.locked_at is null
      and app.sees_all()
    returning job.id, task.identifier, split_part(job.last_error, ':', 1), job.created_at, job.attempts::int
  $$;`
