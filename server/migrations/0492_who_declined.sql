-- Whom a lease named that they declined: they are no party to it, and their name on it goes with them when they are erased.
alter table lease add column declined_by uuid references users;
create index lease_declined_by_idx on lease (declined_by) where declined_by is not null;
call app.audit('lease', 'lease', 'id', '{next_charge_date,ending_notified,pay_number}');

-- Those from before are known by what they were asked with, as long as that is kept.
update lease l set declined_by = asked.user_id
from (select distinct on (split_part(key, ':', 2)) split_part(key, ':', 2) as lease_id, user_id
      from notification where key like 'lease:%:proposed:%' order by split_part(key, ':', 2), id desc) asked
where l.status = 'TERMINATED' and l.ending_kind = 'DECLINED' and l.tenant_id is null and l.id::text = asked.lease_id;
