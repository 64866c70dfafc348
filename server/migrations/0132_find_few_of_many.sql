-- Reads that find a few of many rows, past row-level security: each keeps to what the asking person may see.

-- The newest of a conversation come from the index that keeps an answer in its conversation.
alter table message drop constraint message_reply_to_id_conversation_id_fkey;
alter table message drop constraint message_id_conversation_id_key;
alter table message add constraint message_conversation_id_id_key unique (conversation_id, id);
alter table message add constraint message_reply_to_id_conversation_id_fkey
  foreign key (reply_to_id, conversation_id) references message (id, conversation_id);

-- Where the asking person may read, and from which message after to which.
create function app.message_places() returns table (conversation_id uuid, from_number int, to_number int)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.conversation_id, p.from_number, coalesce(p.to_number, 2147483647)
  from conversation_participant p where p.user_id = app.actor_id() and not p.is_office
  union all
  select c.id, 0, 2147483647 from conversation c where c.office_estate_id = any (app.managed_estates())
$$;
-- The newest messages that hold every pattern, conversation after conversation, the one that was last written in first: until none that
-- is left can hold a newer one. Null where that was not sure after looking at so many: then what is sought is rare, and found by its words.
create function app.walk_messages(patterns text[], the_conversation uuid, before_id uuid, most int) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp
set enable_bitmapscan = off set enable_seqscan = off set enable_sort = off set jit = off as $$
declare
  looked_at constant int := 300; -- of one conversation
  left_to_look int := 2000;
  found uuid[] := '{}';
  here uuid[];
  up_to int;
  after_number int;
  floor_number int; -- what is as old as the last that was found needs no look
  place record;
begin
  for place in
    select m.conversation_id, m.from_number, least(m.to_number, c.last_number) as to_number, c.last_message_at
    from app.message_places() m join conversation c on c.id = m.conversation_id
    where (the_conversation is null or c.id = the_conversation) and c.last_message_at is not null
    order by c.last_message_at desc
  loop
    exit when cardinality(found) = most and place.last_message_at < (select created_at from message where id = found[most]);
    up_to := case when before_id is null then place.to_number else least(place.to_number, coalesce((
      select number from message where conversation_id = place.conversation_id and id < before_id order by id desc limit 1), 0)) end;
    floor_number := case when cardinality(found) < most then place.from_number else greatest(place.from_number, coalesce((
      select number from message where conversation_id = place.conversation_id and id <= found[most] order by id desc limit 1), 0)) end;
    after_number := greatest(floor_number, up_to - looked_at);
    here := array(
      select m.id from message m
      where m.conversation_id = place.conversation_id and m.number > after_number and m.number <= up_to
        and m.kind <> 'SYSTEM' and m.deleted_at is null and app.fold(m.content) like all (patterns)
        and (not m.is_withheld or m.sender_id = app.actor_id())
      order by m.number desc limit most);
    if cardinality(here) = most then after_number := (select number - 1 from message where id = here[most]); end if;
    left_to_look := left_to_look - greatest(up_to - after_number, 0);
    if left_to_look < 0 or cardinality(here) < most and after_number > floor_number then return null; end if;
    found := array(select distinct id from unnest(found || here) id order by id desc limit most);
  end loop;
  return found;
end $$;
revoke execute on function app.message_places, app.walk_messages from public;

-- Search as before; but what many messages hold is met among the newest, and not fetched and sorted.
create or replace function app.search_messages(patterns text[], the_conversation uuid, before_id uuid, most int)
returns setof uuid language plpgsql stable security definer set search_path = public, pg_temp as $$
declare found uuid[] := app.walk_messages(patterns, the_conversation, before_id, most);
begin
  if found is not null then return query select unnest(found); return; end if;
  return query
    with mine as materialized (select * from app.message_places())
    select m.id from message m
    where m.conversation_id = any (array(
        select conversation_id from mine where the_conversation is null or conversation_id = the_conversation))
      and m.kind <> 'SYSTEM' and m.deleted_at is null
      and app.fold(m.content) like (select p from unnest(patterns) p order by length(p) desc limit 1)
      and app.fold(m.content) like all (patterns)
      and (not m.is_withheld or m.sender_id = app.actor_id())
      and (before_id is null or m.id < before_id)
      and exists (
        select from mine
        where mine.conversation_id = m.conversation_id and m.number > mine.from_number and m.number <= mine.to_number)
    order by m.id desc limit most;
end $$;

-- Vendors by name. Those that the asking person's estates know are named where they are not very many; of very many each is asked by its
-- key, since the first are soon met on a walk through all names.
create or replace function app.find_vendors(
  of_estate uuid, trade maintenance_category, status vendor_status, search text, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  estates uuid[] := case when app.sees_all() then array[of_estate] else app.only_estate(app.staffed_estates(), of_estate) end;
  known uuid[];
  whose text := 'true';
begin
  if not (app.sees_all() and of_estate is null) then
    select case when count(*) <= 1000 then coalesce(array_agg(distinct vendor_id), '{}') end into known
    from (select vendor_id from vendor_estate where estate_id = any (estates) limit 1001) first;
    whose := case when known is not null then format('id = any (%L::uuid[])', known) else format(
      '(select true from vendor_estate e where e.vendor_id = id and e.estate_id = any (%L::uuid[]) limit 1)', estates) end;
  end if;
  select p.* into ids, total, more from app.find_page('vendor', null, whose,
    concat_ws(' and ', 'true', 'trades @> array[' || quote_literal(trade) || '::maintenance_category]',
      case status when 'ON_HOLD' then 'hold_reason is not null' when 'ACTIVE' then 'hold_reason is null' end,
      case when search <> '' then app.matching('search_text', search) end),
    'name', skip, take, case when trade is null then most else least(most, 200) end) p;
end $$;

-- The first plans by their estate, asset and title: assets come in the order of their names, and each brings its own.
create function app.first_plans(of_estate uuid, take int) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp
set enable_bitmapscan = off set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off
set jit = off as $$
declare
  rows_of constant text := format('(select id, title, asset_id, estate_id from asset_plan where %s)', coalesce(app.staffed_place(), 'true'));
  found uuid[];
begin
  execute format(
    'select array(select p.id from unnest($1) e (id) join estate on estate.id = e.id cross join lateral (
        (select p.id, a.name, p.title from asset a join %1$s p on p.asset_id = a.id where a.estate_id = e.id
          order by a.name, p.title limit $2)
        union all
        (select p.id, null, p.title from %1$s p where p.estate_id = e.id and p.asset_id is null order by p.title limit $2)) p
      order by estate.name, p.name, p.title, p.id limit $2)', rows_of)
    into found using app.asset_estates(of_estate), take;
  return found;
end $$;
