-- Vendors by what they say, a page of them as cheap where there are many, and how they were rated without counting their work anew.

create index vendor_words on vendor using gin (search_text gin_trgm_ops);
create index vendor_held on vendor (name, id) where hold_reason is not null;
create index vendor_trades on vendor using gin (trades);

-- The estates whose staff the actor is say whom they know, as row-level security does; who administers all sees each. Of one trade fewer
-- are counted: each has to be looked for in those estates.
create function app.find_vendors(
  of_estate uuid, trade maintenance_category, status vendor_status, search text, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('vendor', null,
    case when app.sees_all() and of_estate is null then 'true' else format(
      'exists (select from vendor_estate e where e.vendor_id = id and e.estate_id = any (%L::uuid[]))',
      case when app.sees_all() then array[of_estate] else app.only_estate(app.staffed_estates(), of_estate) end) end,
    concat_ws(' and ', 'true', 'trades @> array[' || quote_literal(trade) || '::maintenance_category]',
      case status when 'ON_HOLD' then 'hold_reason is not null' when 'ACTIVE' then 'hold_reason is null' end,
      case when search <> '' then app.matching('search_text', search) end),
    'name', skip, take, case when trade is null then most else least(most, 200) end) p
$$;

-- How many jobs of an estate a vendor has finished, and how those were rated that the tenant confirmed; without a vendor, of all of them.
create table vendor_score (
  estate_id uuid not null,
  vendor_id uuid,
  done bigint not null,
  rated bigint not null,
  points bigint not null,
  unique nulls not distinct (vendor_id, estate_id)
) with (fillfactor = 60);
call app.protect('vendor_score', 'select');
create policy staff on vendor_score for select
  using (estate_id = any ((select app.staffed_estates())::uuid[]) or (select app.sees_all()));


-- Adds an order that is done, as its request was rated, or takes it away. The estate comes first, so that two at once wait for each other.
create function app.add_score(o work_order, points smallint, sign int) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into vendor_score as s (estate_id, vendor_id, done, rated, points)
  select o.estate_id, v.id, sign, case when points is null then 0 else sign end, sign * coalesce(points, 0)
  from (values (null), (o.vendor_id)) v (id) where o.vendor_id is not null and o.status in ('DONE', 'CLOSED')
  on conflict (vendor_id, estate_id) do update
    set done = s.done + excluded.done, rated = s.rated + excluded.rated, points = s.points + excluded.points
$$;
revoke execute on function app.add_score from public;
create function app.points_of(the_request uuid) returns smallint
language sql stable security definer set search_path = public, pg_temp as $$
  select rating from maintenance_request where id = the_request and status = 'CLOSED'
$$;
revoke execute on function app.points_of from public;

create function app.score_work() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then perform app.add_score(old, app.points_of(old.request_id), -1); end if;
  if tg_op <> 'DELETE' then perform app.add_score(new, app.points_of(new.request_id), 1); end if;
  return null;
end $$;
create trigger score after insert or delete or update of status, vendor_id, request_id on work_order
  for each row execute function app.score_work();

create function app.score_rating() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.add_score(o, case when old.status = 'CLOSED' then old.rating end, -1),
    app.add_score(o, case when new.status = 'CLOSED' then new.rating end, 1)
  from work_order o where o.request_id = new.id;
  return null;
end $$;
create trigger score after update of status, rating on maintenance_request for each row
  when (old.rating is distinct from new.rating or (old.status = 'CLOSED') <> (new.status = 'CLOSED'))
  execute function app.score_rating();

-- What is there, counted once.
create view vendor_score_counted with (security_invoker = true) as
  select o.estate_id, v.id as vendor_id, count(*) as done, count(r.rating) as rated, coalesce(sum(r.rating), 0)::bigint as points
  from work_order o left join maintenance_request r on r.id = o.request_id and r.status = 'CLOSED'
    cross join lateral (values (null), (o.vendor_id)) v (id)
  where o.vendor_id is not null and o.status in ('DONE', 'CLOSED') group by 1, 2;
grant select on vendor_score_counted to gida_app;
insert into vendor_score select * from vendor_score_counted;

-- As before, from what is kept.
create or replace function app.vendor_scores(the_vendors uuid[])
returns table (vendor_id uuid, done int, rated int, average float8, mean float8)
language sql stable security definer set search_path = public, pg_temp as $$
  with mine as not materialized (select * from vendor_score where estate_id = any (app.staffed_estates()) or app.sees_all())
  select vendor_id, sum(done)::int, sum(rated)::int, (sum(points) / nullif(sum(rated), 0))::float8,
    (select (sum(points) / nullif(sum(rated), 0))::float8 from mine where vendor_id is null)
  from mine where vendor_id = any (the_vendors) group by 1 having sum(done) > 0
$$;
