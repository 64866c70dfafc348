-- Workers that do some of the jobs alone, as those of alarms, found nothing in a long queue by reading each of its rows, with every job that
-- was added. In this order the queue's own question passes what is not theirs within the index.
create index jobs_by_task on graphile_worker._private_jobs (priority, run_at, task_id) where is_available;
