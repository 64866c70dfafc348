-- An owner who has left an estate is still on its books: whoever runs it sees whom it owes, and pays them.
create function app.owners_on_account() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct split_part(code, ':', 2)::uuid), '{}') from account
  where kind = 'LANDLORDS' and code ~ '^payable:[0-9a-f]{8}-' and estate_id = any (app.managed_estates())
$$;
create policy owner_on_account on users for select using (id = any ((select app.owners_on_account())::uuid[]));
