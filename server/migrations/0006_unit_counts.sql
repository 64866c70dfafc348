-- How many units and properties an estate or a landlord has, so that a list counts nothing.

-- How many units an estate or a landlord has, by state.
create table unit_count (
  -- An estate or a landlord.
  scope_id uuid not null,
  status unit_status not null,
  is_archived boolean not null,
  count bigint not null,
  primary key (scope_id, is_archived, status)
) with (fillfactor = 60);

call app.protect('unit_count', 'select');
create policy scope on unit_count for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- How many properties an estate or a landlord has.
create table property_count (
  -- An estate or a landlord.
  scope_id uuid not null,
  is_archived boolean not null,
  count bigint not null,
  primary key (scope_id, is_archived)
) with (fillfactor = 60);

call app.protect('property_count', 'select');
create policy scope on property_count for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create function app.count_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    insert into unit_count as t (scope_id, status, is_archived, count)
    select s.scope_id, n.status, n.archived_at is not null, count(*)
    from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
    where s.scope_id is not null
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (scope_id, is_archived, status) do update set count = t.count + excluded.count;
  else
    update unit_count t set count = t.count - o.count
    from (
      select s.scope_id, o.status, o.archived_at is not null as is_archived, count(*) as count
      from old_rows o cross join lateral (values (o.estate_id), (o.landlord_id)) s (scope_id)
      where s.scope_id is not null group by 1, 2, 3 order by 1, 2, 3) o
    where (t.scope_id, t.status, t.is_archived) = (o.scope_id, o.status, o.is_archived);
  end if;
  return null;
end $$;
-- By their names these come after the triggers that lock the property: the same order of locks in all that changes units.
create trigger units_counted_new after insert on unit referencing new table as new_rows
  for each statement execute function app.count_units();
create trigger units_counted_gone after delete on unit referencing old table as old_rows
  for each statement execute function app.count_units();

create function app.count_changed_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into unit_count as t (scope_id, status, is_archived, count)
  select s.scope_id, c.status, c.is_archived, sum(c.sign)
  from (select 1 as sign, estate_id, landlord_id, status, archived_at is not null as is_archived from new_rows
        union all
        select -1, estate_id, landlord_id, status, archived_at is not null from old_rows) c
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 having sum(c.sign) <> 0 order by 1, 2, 3
  on conflict (scope_id, is_archived, status) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger units_counted_changed after update on unit referencing old table as old_rows new table as new_rows
  for each statement execute function app.count_changed_units();

create function app.count_properties() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into property_count as t (scope_id, is_archived, count)
  select s.scope_id, c.archived_at is not null, sum(c.sign)
  from (values (case tg_op when 'DELETE' then 0 else 1 end, new.estate_id, new.landlord_id, new.archived_at),
               (case tg_op when 'INSERT' then 0 else -1 end, old.estate_id, old.landlord_id, old.archived_at))
      c (sign, estate_id, landlord_id, archived_at)
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2 having sum(c.sign) <> 0 order by 1, 2
  on conflict (scope_id, is_archived) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger count_new after insert on property for each row execute function app.count_properties();
create trigger count_gone after delete on property for each row execute function app.count_properties();
create trigger count_changed after update of landlord_id, archived_at on property for each row
  when ((old.landlord_id, old.archived_at) is distinct from (new.landlord_id, new.archived_at))
  execute function app.count_properties();
