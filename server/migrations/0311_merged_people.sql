-- Two accounts of one person become one: what names the second as a party names the first from then on.

-- Into whom an account was merged. What stays written of the second is read through it.
alter table users add column merged_into uuid references users;
create index users_merged on users (merged_into) where merged_into is not null;
alter table users drop constraint users_reachable,
  add constraint users_reachable
    check (email is not null or phone is not null or erased_at is not null or merged_into is not null),
  add constraint users_merged_stay_out check (merged_into is null or status = 'INACTIVE' and merged_into <> id);
call app.audit('users', 'person', 'id', '{search_text,sort_name,updated_at,is_demo}');

create table person_merge (
  id uuid primary key default uuidv7(),
  first_id uuid not null references users,
  second_id uuid not null unique references users check (second_id <> first_id),
  reason text not null check (length(reason) between 3 and 300),
  merged_by uuid not null references users,
  merged_at timestamptz not null default app.now(),
  -- How many rows name the first since, by their column.
  moved jsonb not null default '{}' check (jsonb_typeof(moved) = 'object')
);
create index on person_merge (first_id);

call app.protect('person_merge', 'select, insert, update');
create policy platform on person_merge using ((select app.sees_all())) with check ((select app.sees_all()));
create trigger keep after update on person_merge referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('first_id', 'second_id', 'reason', 'merged_by', 'merged_at');
call app.audit('person_merge', 'person', 'second_id', '{moved}');

-- A person under all the ids that the books and papers know them by.
create function app.ids_of(the_person uuid) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select the_person where the_person is not null
  union all
  select id from users where merged_into = the_person
$$;

-- By a foreign key; a reminder names people as its charge did, without one.
create function app.names_person(relation regclass, col text) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid = 'public.users'::regclass and k.conrelid = relation and a.attname = col)
    or relation = 'public.reminder'::regclass and col in ('landlord_id', 'tenant_id')
$$;

-- Lets the first stand where the second stood, column by column as the plan says (server/domains/admin/merging/person-columns.ts).
-- Only within the merge that was just written down, and only columns that name a person; then the second is closed. Answers how many rows
-- were moved.
create function app.move_person(the_merge uuid, plan jsonb, capability text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  the_first uuid;
  the_second uuid;
  item record;
  child record;
  same text;
  done bigint;
  was record;
  moved jsonb := '{}';
begin
  perform app.refuse_unless_server(capability);
  select first_id, second_id into the_first, the_second from person_merge where id = the_merge and merged_at = app.now();
  if not app.is_system() or the_first is null then
    raise exception 'nobody is merged without a record of it' using errcode = '42501';
  end if;
  for item in
    select p.name, p.col, p.rule, p.keys, format('public.%I', p.name)::regclass as relation
    from jsonb_to_recordset(plan) as p (name text, col text, rule text, keys text[])
  loop
    if not app.names_person(item.relation, item.col) then
      raise exception '%.% names no person', item.name, item.col using errcode = '42501';
    end if;
    if item.rule = 'GOES' then
      execute format('delete from %s where %I = $1', item.relation, item.col) using the_second;
      continue;
    end if;
    if item.rule = 'REJOINS' then -- members are counted as they come and go
      insert into estate_association (estate_id, user_id, role, created_at)
        select estate_id, the_first, role, created_at from estate_association where user_id = the_second
        on conflict do nothing;
      delete from estate_association where user_id = the_second;
      continue;
    end if;
    if item.rule = 'ONCE' then
      same := concat_ws(' and ', format('s.%1$I = $2 and f.%1$I = $1', item.col),
        (select string_agg(format('f.%1$I is not distinct from s.%1$I', k), ' and ') from unnest(item.keys) k));
      -- What hangs on a row that goes hangs on the one that stays.
      for child in
        select k.conrelid::regclass as relation, a.attname as col
        from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
          join pg_attribute i on i.attrelid = k.confrelid and i.attnum = k.confkey[1] and i.attname = 'id'
        where k.contype = 'f' and k.confrelid = item.relation and cardinality(k.confkey) = 1
      loop
        execute format('update %s c set %I = f.id from %s s, %s f where %s and c.%I = s.id',
          child.relation, child.col, item.relation, item.relation, same, child.col) using the_first, the_second;
      end loop;
      execute format('delete from %s s using %s f where %s', item.relation, item.relation, same) using the_first, the_second;
    end if;
    execute format('update %s set %I = $1 where %I = $2', item.relation, item.col, item.col) using the_first, the_second;
    get diagnostics done = row_count;
    if done > 0 then moved := moved || jsonb_build_object(item.name || '.' || item.col, done); end if;
  end loop;
  -- Nobody comes in as the second any more. Its address and number become the first's where that has none; else they stay where they are,
  -- so that nobody else opens an account with them.
  select s.email, s.email_verified_at, s.phone, f.email is null as takes_email, f.phone is null as takes_phone into was
  from users s join users f on f.id = the_first where s.id = the_second;
  update users set merged_into = the_first, status = 'INACTIVE', rights_version = rights_version + 1, updated_at = app.now(),
    email = case when not was.takes_email then email end, phone = case when not was.takes_phone then phone end,
    email_verified_at = case when not was.takes_email then email_verified_at end
  where id = the_second;
  update users set updated_at = app.now(), email = case when was.takes_email then was.email else email end,
    email_verified_at = case when was.takes_email then was.email_verified_at else email_verified_at end,
    phone = case when was.takes_phone then was.phone else phone end
  where id = the_first and (was.takes_email and was.email is not null or was.takes_phone and was.phone is not null);
  perform app.update_tenancies(array_agg(property_id), array_agg(tenant_id)) from tenancy where tenant_id = the_first;
  return moved;
end $$;

-- Counts and members follow what is moved; until now both were only ever added and taken away.
create function app.count_moved_receipt() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into receipt_count as t (scope_id, count)
  select s.scope_id, s.sign from (values (old.landlord_id, -1), (new.landlord_id, 1)) s (scope_id, sign)
  where s.scope_id is not null order by 1
  on conflict (scope_id) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger count_moved after update of landlord_id on receipt for each row
  when (old.landlord_id is distinct from new.landlord_id) execute function app.count_moved_receipt();

-- What somebody chose in a poll goes with them.
alter table meeting_poll_choice drop constraint meeting_poll_choice_poll_id_user_id_fkey,
  add constraint meeting_poll_choice_poll_id_user_id_fkey foreign key (poll_id, user_id)
    references meeting_poll_invitee (poll_id, user_id) on update cascade on delete cascade;

-- A sealed report says of whom it is by name; whose account that is may change.
create or replace function app.keep_sealed_inspection() returns trigger language plpgsql as $$
declare moves text[] := array['status', 'closed_at', 'landlord_id', 'tenant_id'];
begin
  if old.sealed_at is not null and to_jsonb(new) - moves <> to_jsonb(old) - moves then
    raise exception 'inspection % is sealed', old.id using errcode = '23514', constraint = 'inspection_is_sealed';
  end if;
  return new;
end $$;

-- One transfer may have paid two accounts of one person under one reference: it is recorded once for each as it was paid.
-- The account that it was paid under, where that was merged into another since.
alter table remittance add column paid_as uuid references users;
drop index remittance_bank_reference_once;
create unique index remittance_bank_reference_once on remittance (estate_id, landlord_id, bank_reference)
  where status = 'SENT' and paid_as is null;
call app.audit('remittance', 'remittance', 'id', '{asked_at,next_check_at}');

-- Whoever is erased is so under every account that became theirs.
create or replace function app.erase_account(the_request uuid, pseudonym text, capability text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known uuid[] := array(select app.ids_of((select user_id from privacy_request where id = the_request)));
begin
  perform app.refuse_unless_erasing(the_request, capability);
  update users set erased_at = app.now(), full_name = pseudonym, email = null, phone = null, address = null, avatar_version = null,
    status = 'INACTIVE', language = 'en' where id = any (known);
  perform app.erase_laid_aside('users', 'id', known, '{full_name,email,phone,address,avatar_version}');
end $$;
