-- Reads of messages that cost the same in a long conversation. Past row-level security, under which the planner takes the index of words
-- to find a conversation and reads all of it; what each may see is said here once more.

-- How many of the messages after one number up to another somebody else wrote, counted to a bound.
create function app.count_unread(the_conversation uuid, after_number int, up_to int, most int) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from (
    select from message m
    where m.conversation_id = the_conversation and m.number > after_number and m.number <= up_to
      and m.sender_id <> app.actor_id() and not m.is_withheld and m.kind <> 'SYSTEM' and m.deleted_at is null
      and app.sees_conversation(the_conversation)
    order by m.number limit most) counted
$$;

-- The last that somebody wrote there, of what the actor may see after one number up to another.
create function app.last_between(the_conversation uuid, after_number int, up_to int) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id from message m
  where m.conversation_id = the_conversation and m.number > after_number and m.number <= up_to
    and m.kind <> 'SYSTEM' and (not m.is_withheld or m.sender_id = app.actor_id())
    and app.sees_conversation(the_conversation)
  order by m.number desc limit 1
$$;

-- The same, looked for near the end first: as a rule it is among the last twenty.
create function app.last_message(the_conversation uuid, after_number int, up_to int) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(
    app.last_between(the_conversation, greatest(after_number, up_to - 20), up_to),
    app.last_between(the_conversation, after_number, up_to - 20))
$$;

-- Search as before; but the longest word is looked for in the index, which knows single patterns and not "all of these".
create or replace function app.search_messages(patterns text[], the_conversation uuid, before_id uuid, most int)
returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  with mine as materialized (
    select p.conversation_id, p.from_number, coalesce(p.to_number, 2147483647) as to_number
    from conversation_participant p where p.user_id = app.actor_id() and not p.is_office
    union all
    select c.id, 0, 2147483647 from conversation c where c.office_estate_id = any (app.managed_estates()))
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
  order by m.id desc limit most
$$;
