-- Whether what acts reaches all that its person reaches: a session does, a key does not.
create function app.reaches_all() returns boolean language sql stable parallel safe
  return nullif(split_part(current_setting('app.acting', true), '|', 6), '') is null;

-- An import into an estate is for who belongs to it: whoever made it and has left reads its rows no longer, and takes nothing back. One whose
-- rows name their estates is for its maker alone, and for no key of theirs.
alter policy maker_or_manager on import
  using (created_by = (select app.actor_id())
      and (estate_id = any ((select app.my_estates())::uuid[]) or estate_id is null and (select app.reaches_all()))
    or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))
  with check (created_by = (select app.actor_id())
      and (estate_id = any ((select app.my_estates())::uuid[]) or estate_id is null and (select app.reaches_all()))
    or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
