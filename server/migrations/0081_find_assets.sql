-- Assets by what they say and by how they do, and a page of them as cheap where there are many.

create index asset_words on asset using gin (search_text gin_trgm_ops);
-- Row-level security takes no order from an index whose first columns are compared otherwise than as text or ids.
create function app.text_of(kind asset_kind) returns text language plpgsql immutable as $$ begin return kind; end $$;
alter table asset add column kind_name text not null generated always as (app.text_of(kind)) stored;
create index asset_by_kind on asset (estate_id, kind_name, name, id);
create index asset_not_working on asset (estate_id, status, name, id) where status <> 'WORKING';

-- Of all estates: what is overdue is little anywhere, and says itself where it is.
create function app.overdue_plans(today date) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select plan_id from plan_occurrence where state = 'OPEN' and due_on < today)
$$;
revoke execute on function app.overdue_plans from public;

-- Assets with more than one fault since then, of those faults that the actor may read: reported, or found without a plan.
create function app.assets_with_faults(estates uuid[], since timestamptz) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select asset_id from (
      select a.asset_id from maintenance_request r join asset_request a on a.request_id = r.id
      where r.estate_id = any (estates) and r.created_at >= since and r.status <> 'CANCELLED'
        and (r.estate_id = any (app.managed_estates()) or app.runs_request(r.id) or app.has_part_in_request(r.id))
      union all
      select a.asset_id from work_order w join asset_work a on a.order_id = w.id
      where w.estate_id = any (estates) and w.created_at >= since and w.status <> 'CANCELLED'
        and w.request_id is null and coalesce(w.origin_key, '') not like 'plan:%'
        and (w.estate_id = any (app.managed_estates()) or app.reads_work(w.id))) fault
    group by 1 having count(*) > 1)
$$;
revoke execute on function app.assets_with_faults from public;

-- Where the actor has homes to look after; and where they are, who administers all.
create function app.asset_estates(of_estate uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select app.only_estate(case when app.sees_all() then array(select id from estate) else app.staffed_estates() end, of_estate)
$$;

-- Which of them are the actor's, in the words of row-level security; null where all of those estates are.
create function app.staffed_place() returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case when not (app.sees_all() or app.staffed_estates() <@ app.managed_estates()) then format(
    '(estate_id = any (%L::uuid[]) or unit_id = any (%L::uuid[]) or unit_id is null and property_id = any (%L::uuid[])
      or property_id is null and estate_id = any (%L::uuid[]))',
    app.managed_estates(), app.assigned_units(), app.assigned_properties(), app.staffed_estates()) end
$$;

create function app.find_assets(
  of_estate uuid, shown text, alike jsonb, search text, named uuid[], today date, faults_since timestamptz, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('asset', app.asset_estates(of_estate), null,
    concat_ws(' and ',
      case when alike ? 'status' or named is not null then 'true' else 'status <> ''RETIRED''' end,
      app.staffed_place(),
      case shown
        when 'OVERDUE' then format('id = any (%L::uuid[])',
          array(select p.asset_id from asset_plan p where p.id = any (app.overdue_plans(today))))
        when 'COMES_BACK' then format('id = any (%L::uuid[])', app.assets_with_faults(app.asset_estates(of_estate), faults_since)) end,
      case when named is not null then format('id = any (%L::uuid[])', named) end,
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      case when search <> '' then app.matching('search_text', search) end),
    'name', skip, take, most) p
$$;

-- What a plan asks for first: the day of its oldest work that is open, or else when it is raised next.
alter table asset_plan add column first_on date;
update asset_plan p set first_on = coalesce(
  (select min(o.due_on) from plan_occurrence o where o.plan_id = p.id and o.state = 'OPEN'), p.next_on);
create index asset_plan_first on asset_plan (estate_id, first_on, id) where status = 'ACTIVE';

create function app.note_first_day() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.first_on := coalesce(
    (select min(o.due_on) from plan_occurrence o where o.plan_id = new.id and o.state = 'OPEN'), new.next_on);
  return new;
end $$;
create trigger first_day before insert or update of next_on on asset_plan
  for each row execute function app.note_first_day();
-- The plan's own trigger sees what is open now.
create function app.note_first_day_of_plan() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update asset_plan set next_on = next_on where id = new.plan_id;
  return null;
end $$;
create trigger first_day after insert or update of state, due_on on plan_occurrence
  for each row execute function app.note_first_day_of_plan();

create function app.find_plans(
  of_estate uuid, shown text, alike jsonb, today date, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('asset_plan', app.asset_estates(of_estate), null,
    concat_ws(' and ',
      case shown when 'ENDED' then 'status = ''ENDED''' else 'status = ''ACTIVE''' end,
      case shown when 'OVERDUE' then format('id = any (%L::uuid[])', app.overdue_plans(today)) end,
      app.staffed_place(),
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike))),
    'first_on', skip, take, most) p
$$;
