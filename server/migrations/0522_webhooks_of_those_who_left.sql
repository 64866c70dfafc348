-- LEFT: whoever gave the address manages the estate no more. Another manager may switch it on again.
alter table webhook_endpoint drop constraint webhook_endpoint_off_reason_check;
alter table webhook_endpoint add constraint webhook_endpoint_off_reason_check
  check (off_reason in ('BY_HAND', 'GONE', 'FAILING', 'LEFT')) not valid;
alter table webhook_endpoint validate constraint webhook_endpoint_off_reason_check;

update webhook_endpoint w set status = 'OFF', off_reason = 'LEFT', resume_at = null
where status = 'ON' and not exists (
  select from users u join users c on c.id = w.created_by and u.id = coalesce(c.merged_into, c.id)
    join estate_association a on a.user_id = u.id and a.estate_id = w.estate_id and a.role = 'ESTATE_MANAGER'
  where u.status <> 'INACTIVE');
