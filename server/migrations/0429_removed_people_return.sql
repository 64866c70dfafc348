-- Who was taken out of every estate, and was closed with that, may be invited again: the account opens with the invitation of the
-- actor. Not one that the platform suspended, that was erased or went into another.
create function app.open_again(the_email citext, the_phone text, the_role user_role) returns void
language sql security definer set search_path = public, pg_temp as $$
  update users u set status = 'ACTIVE', rights_version = rights_version + 1, updated_at = app.now()
  where (u.email = the_email or u.phone = the_phone) and u.role = the_role and u.role <> 'ADMIN'
    and u.status = 'INACTIVE' and u.merged_into is null and u.erased_at is null and not app.is_suspended(u.id)
    and not exists (select from estate_association where user_id = u.id)
    and exists (select from invitation i where i.invited_by = app.actor_id() and i.role = the_role and i.status = 'PENDING'
      and (i.email = u.email or i.phone = u.phone))
$$;
