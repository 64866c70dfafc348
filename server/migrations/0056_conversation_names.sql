-- The name of one person in a conversation: of a message its sender's is wanted, and not everybody's.
create function app.name_in_conversation(the_conversation uuid, the_user uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select u.full_name from conversation_participant p join users u on u.id = p.user_id
  where p.conversation_id = the_conversation and p.user_id = the_user
    and (app.sees_conversation(the_conversation) or app.is_system())
$$;
