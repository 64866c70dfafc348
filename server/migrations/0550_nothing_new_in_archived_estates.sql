-- What an archived estate holds is read; nothing new begins in it.
create trigger refuse_archived_estate after insert on alert_roster referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();
create trigger refuse_archived_estate after insert on meeting_series referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();
create trigger refuse_archived_estate after insert on meeting_poll referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();
create trigger refuse_archived_estate after insert on announcement referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();
create trigger refuse_archived_estate after insert on asset referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();
create trigger refuse_archived_estate after insert on asset_plan referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();
create trigger refuse_archived_estate after insert on vendor_estate referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();

-- A tenancy that is over, and its payments, can still be asked about: deposits and refunds are settled after an estate is archived.
create function app.refuse_in_archived_office() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from estate where id in (select office_estate_id from new_rows) order by id for share;
  if exists (
    select from new_rows n join estate e on e.id = n.office_estate_id
    where e.status = 'ARCHIVED' and coalesce(n.about_type not in ('lease', 'payment'), true)
  ) then
    raise exception 'the estate is archived' using errcode = 'GD010';
  end if;
  return null;
end $$;
create trigger refuse_archived_office after insert on conversation referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_office();
