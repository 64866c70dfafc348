-- The moves of an owner look each account up by its key. A join let the planner read every account of the installation for each move.
create or replace function app.owner_moves(the_estate uuid, the_landlord uuid, since timestamptz, until timestamptz, most int)
returns table (journal_id uuid, key text, memo text, at timestamptz, payment_id uuid, amount bigint, commission bigint)
language sql stable security definer rows 100 set search_path = public, pg_temp as $$
  select n.journal_id, j.key, j.memo, n.created_at, j.payment_id, -n.amount, case when o.owners = 1 then o.commission else 0 end
  from (
      select p.journal_id, p.amount, p.created_at from posting p
      where p.account_id = (select id from account where estate_id = the_estate and code = 'payable:' || the_landlord)
        and p.created_at >= since and p.created_at < until and app.may_see_owner(the_estate, the_landlord)
      order by p.created_at desc, p.journal_id desc limit most) n
    cross join lateral (select key, memo, payment_id from journal where id = n.journal_id limit 1) j
    cross join lateral (
      select count(*) filter (where b.code ~ '^payable:[0-9a-f]{8}-') as owners,
        coalesce(-sum(q.amount) filter (where b.code = 'commission'), 0)::bigint as commission
      from posting q cross join lateral (select code from account where id = q.account_id limit 1) b
      where q.journal_id = n.journal_id) o
$$;
