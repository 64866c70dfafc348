-- A lease that is renewed does not end: it is not among those that a manager is told of. One that is called off again lets it end after all.
alter table lease add column is_renewed boolean not null default false;
comment on column lease.is_renewed is 'Whether a renewal follows it, that was not called off.';
call app.audit('lease', 'lease', 'id', '{next_charge_date,ending_notified,pay_number,client_id,sent_sha256,is_renewed}');

create or replace function app.lease_ends(sign int, leases lease[])
  returns table (scope_id uuid, estate_id uuid, landlord_id uuid, end_date date, count bigint, yearly_rent bigint)
  language sql stable as $$
  select s.scope_id, l.estate_id, s.landlord_id, l.end_date, sign::bigint, sign * app.yearly_rent(l.rent_amount, l.frequency)
  from unnest(leases) l cross join lateral app.rollup_scopes(l.estate_id, l.landlord_id, null) s
  where l.status = 'ACTIVE' and not l.is_renewed
$$;

create function app.keep_renewed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update lease l set is_renewed = r.now
  from (select exists (select from lease f where f.follows_id = new.follows_id and f.followed_as = 'RENEWAL'
    and f.status <> 'TERMINATED') as now) r
  where l.id = new.follows_id and l.is_renewed is distinct from r.now;
  return null;
end $$;
create trigger keep_renewed after insert on lease for each row when (new.followed_as = 'RENEWAL')
  execute function app.keep_renewed();
create trigger keep_renewed_changed after update of status on lease for each row
  when (new.followed_as = 'RENEWAL' and new.status is distinct from old.status) execute function app.keep_renewed();

-- The days on which leases end follow by their trigger.
update lease l set is_renewed = true where exists (
  select from lease f where f.follows_id = l.id and f.followed_as = 'RENEWAL' and f.status <> 'TERMINATED');
