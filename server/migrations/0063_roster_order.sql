-- In which order the roster of an estate is called.

alter table alert_roster add column place int not null default 1 check (place > 0);

update alert_roster r set place = numbered.place
from (select id, row_number() over (partition by estate_id order by created_at, id) as place from alert_roster) numbered
where numbered.id = r.id;

grant update (place) on alert_roster to gida_app;
create policy manager_moves on alert_roster for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
