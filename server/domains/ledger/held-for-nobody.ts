/**
 * Money held for unknown landlords, by source property and unit, or by lease for deposit deductions. `subject` starts
 * the key of its journals; journal keys without a payment contain an id.
 */
export const HELD_FOR_NOBODY = `
  select a.estate_id, s.property_id, s.source_id, coalesce(max(s.subject), 'property:' || s.property_id) as subject,
    -sum(p.amount)::bigint as held
  from account a
    join posting p on p.account_id = a.id
    join journal j on j.id = p.journal_id
    cross join lateral (
      select y.property_id, y.unit_id as source_id,
        'charge:' || (select x.charge_id from allocation x where x.payment_id = y.id order by x.charge_id limit 1) as subject
      from payment y where y.id = j.payment_id
      union all
      select c.property_id, c.unit_id, 'charge:' || c.id
      from charge c where j.payment_id is null
        and c.id = case when j.key like 'charge:%' then split_part(j.key, ':', 2)::uuid end
      union all
      select l.property_id, l.id, 'deposit:' || l.id
      from lease l where l.id = case when j.key like 'deposit:%' then split_part(j.key, ':', 2)::uuid end) s
  where a.code = 'payable:unassigned'
  group by 1, 2, 3 having sum(p.amount) <> 0`
