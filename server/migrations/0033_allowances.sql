-- What may be done only so often. An allowance comes back steadily, and whether there is any is decided under its lock: of
-- many at once no more get through than of many in a row.

create table allowance (
  -- What is limited, such as 'sign_in:account'.
  name text not null,
  -- SHA-256 of who spends it: people type what they like where a name belongs.
  spender bytea not null,
  -- When all of it is back, if nothing more is spent. From then on the row says nothing and may go.
  full_at timestamptz not null,
  -- When it was last asked for. Whoever waited for the lock began before that, and time does not go back.
  asked_at timestamptz not null,
  primary key (name, spender)
);
call app.protect('allowance', 'select, delete');
create policy system on allowance using (app.is_system()) with check (app.is_system());

-- `wanted`: [{name, spender, most, seconds}]. In one order, so that no two wait for each other.
create function app.wanted_allowances(wanted jsonb)
returns table (name text, spender bytea, step interval, period interval) language sql immutable as $$
  select w.name, sha256(convert_to(w.spender, 'UTF8')), make_interval(secs => w.seconds / w.most::float8),
    make_interval(secs => w.seconds)
  from jsonb_to_recordset(wanted) w (name text, spender text, most int, seconds int)
  order by 1, 2
$$;

-- Spends one of each, or nothing where one of them is used up; answers for how long.
create function app.spend_allowances(wanted jsonb)
returns interval language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
  wait interval := '0';
  found_row allowance;
begin
  for one in select * from app.wanted_allowances(wanted) loop
    insert into allowance values (one.name, one.spender, app.now(), app.now())
    on conflict on constraint allowance_pkey do update set asked_at = greatest(allowance.asked_at, app.now()),
      full_at = greatest(allowance.full_at, allowance.asked_at, app.now())
    returning * into found_row;
    wait := greatest(wait, found_row.full_at + one.step - one.period - found_row.asked_at);
  end loop;
  if wait <= '0' then
    update allowance a set full_at = a.full_at + w.step from app.wanted_allowances(wanted) w
    where a.name = w.name and a.spender = w.spender;
  end if;
  return wait;
end $$;

-- Gives back what was spent.
create function app.return_allowances(wanted jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare one record;
begin
  for one in select * from app.wanted_allowances(wanted) loop
    update allowance a set full_at = a.full_at - one.step where a.name = one.name and a.spender = one.spender;
  end loop;
end $$;

-- A browser that somebody has signed in with is known by a cookie, of which the hash is kept.
alter table session add column device_hash bytea;
create index on session (device_hash) where device_hash is not null;

-- These were counted before they were added to.
drop table sign_in_failure;
drop table account_lookup;
alter table mailed_token drop column requested_by;
alter table application drop column sent_from;
drop index application_phone_created_at_idx, mailed_token_sent_to_purpose_created_at_idx;
