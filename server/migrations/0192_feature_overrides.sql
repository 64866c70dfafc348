-- Where an estate differs from what a feature is by default: who answers for it, why, and until when.
create table feature_override (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  -- By its name in the contract (shared/switches.ts).
  feature text not null,
  is_on boolean not null,
  reason text not null check (length(reason) between 3 and 300),
  owner_id uuid not null references users,
  -- The last day on which it holds; null: until somebody ends it.
  ends_on date,
  set_at timestamptz not null default app.now(),
  ended_by uuid references users,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
create unique index on feature_override (estate_id, feature) where ended_at is null;
create index on feature_override (estate_id, set_at);

call app.protect('feature_override', 'select, insert, update');
create policy platform on feature_override using ((select app.sees_all())) with check ((select app.sees_all()));
create trigger keep after update on feature_override referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('estate_id', 'feature', 'is_on', 'reason', 'owner_id', 'ends_on', 'set_at');
call app.audit('feature_override', 'estate', 'estate_id');

-- Whether a feature is on there, where the estate differs from the default; null where it does not.
create function app.feature_of(the_estate uuid, the_feature text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select is_on from feature_override
  where estate_id = the_estate and feature = the_feature and ended_at is null and (ends_on is null or ends_on >= app.today())
$$;

-- What differs from the default in the estates that one belongs to.
create function app.features_of(the_estates uuid[]) returns table (estate_id uuid, feature text, is_on boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.estate_id, o.feature, o.is_on from feature_override o
  where o.estate_id = any (the_estates) and (app.sees_all() or o.estate_id = any (app.my_estates()))
    and o.ended_at is null and (o.ends_on is null or o.ends_on >= app.today())
$$;
