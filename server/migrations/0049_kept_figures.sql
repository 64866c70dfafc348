-- Figures for which every unit and every lease of an estate has to be looked at: worked out once for each state of the estate, and
-- kept until it changes.

-- How often the units, leases and properties of an estate have changed. It rises with the change itself, so what is kept of an
-- earlier state is known by its number.
create table estate_change (
  estate_id uuid primary key references estate on delete cascade,
  homes bigint not null
) with (fillfactor = 40);
call app.protect('estate_change', 'select');
create policy member on estate_change for select
  using (estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));

create table kept_figure (
  estate_id uuid not null references estate on delete cascade,
  -- The estate, or the landlord whose part of it is meant.
  whose_id uuid not null,
  name text not null,
  -- The day in Lagos of which it tells.
  day date not null,
  homes bigint not null,
  -- Entries of the estate's ledger, where it tells of money; 0 where it does not.
  entries bigint not null,
  answer jsonb not null,
  made_at timestamptz not null default app.now(),
  primary key (estate_id, whose_id, name)
);
call app.protect('kept_figure', 'select, delete');
create policy of_estate on kept_figure for select
  using (whose_id = (select app.actor_id()) or whose_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on kept_figure for delete using ((select app.is_system()));

-- Where an estate stands, for who belongs to it.
create function app.estate_state(the_estate uuid, out homes bigint, out entries bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select c.homes from estate_change c where c.estate_id = the_estate), 0),
    coalesce((select t.entries from ledger_total t where t.estate_id = the_estate), 0)
  where the_estate = any (app.my_estates()) or app.sees_all()
$$;

-- Keeps what the server worked out: its program alone says what the figures of an estate are.
create function app.keep_figure(
  the_estate uuid, whose uuid, the_name text, the_day date, the_homes bigint, the_entries bigint, the_answer jsonb, capability text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.refuse_unless_server(capability);
  insert into kept_figure as k (estate_id, whose_id, name, day, homes, entries, answer)
  values (the_estate, whose, the_name, the_day, the_homes, the_entries, the_answer)
  on conflict (estate_id, whose_id, name) do update set day = excluded.day, homes = excluded.homes, entries = excluded.entries,
    answer = excluded.answer, made_at = excluded.made_at;
end $$;

create function app.note_change(estates uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into estate_change as t (estate_id, homes)
  select e.id, 1 from estate e where e.id = any (estates) order by e.id
  on conflict (estate_id) do update set homes = t.homes + 1
$$;
revoke execute on function app.note_change from public;

create function app.note_changed_homes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform app.note_change(array_agg(distinct estate_id)) from old_rows;
  elsif tg_op = 'UPDATE' and tg_table_name = 'lease' then
    perform app.note_change(array_agg(distinct n.estate_id)) from new_rows n join old_rows o using (id)
    where (n.tenant_id, n.unit_id, n.landlord_id, n.status, n.start_date, n.end_date, n.rent_amount, n.frequency, n.instalments)
      is distinct from (o.tenant_id, o.unit_id, o.landlord_id, o.status, o.start_date, o.end_date, o.rent_amount, o.frequency, o.instalments);
  else
    perform app.note_change(array_agg(distinct estate_id)) from new_rows;
  end if;
  return null;
end $$;
create trigger z_noted_new after insert on unit referencing new table as new_rows
  for each statement execute function app.note_changed_homes();
create trigger z_noted_changed after update on unit referencing new table as new_rows
  for each statement execute function app.note_changed_homes();
create trigger z_noted_gone after delete on unit referencing old table as old_rows
  for each statement execute function app.note_changed_homes();
create trigger z_noted_new after insert on lease referencing new table as new_rows
  for each statement execute function app.note_changed_homes();
create trigger z_noted_changed after update on lease referencing old table as old_rows new table as new_rows
  for each statement execute function app.note_changed_homes();
create trigger z_noted_gone after delete on lease referencing old table as old_rows
  for each statement execute function app.note_changed_homes();
create trigger z_noted_new after insert on lease_unit referencing new table as new_rows
  for each statement execute function app.note_changed_homes();
create trigger z_noted_gone after delete on lease_unit referencing old table as old_rows
  for each statement execute function app.note_changed_homes();
create trigger z_noted_new after insert on property referencing new table as new_rows
  for each statement execute function app.note_changed_homes();
create trigger z_noted_gone after delete on property referencing old table as old_rows
  for each statement execute function app.note_changed_homes();

-- Counts of units are kept in the property too; its units say themselves that they changed.
create function app.note_changed_properties() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.note_change(array[new.estate_id]);
  return null;
end $$;
create trigger z_noted_changed after update of name, landlord_id, property_type, archived_at on property for each row
  when ((old.name, old.landlord_id, old.property_type, old.archived_at) is distinct from
    (new.name, new.landlord_id, new.property_type, new.archived_at))
  execute function app.note_changed_properties();
