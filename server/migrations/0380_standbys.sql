-- How far behind each standby is with what it has replayed, for the super admin. Its owner has to be granted pg_read_all_stats: without
-- that, PostgreSQL says only that something follows. Standbys under one name are told by the last of them.
create function app.standbys() returns table (name text, bytes bigint, seconds float8)
language sql stable security definer set search_path = public, pg_temp as $$
  select application_name, max(behind)::bigint,
    max(case when behind > 0 then extract(epoch from coalesce(replay_lag, '0')) else 0 end)::float8
  from pg_stat_replication, pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, replay_lsn) behind
  where replay_lsn is not null and app.sees_all() group by application_name order by application_name
$$;
