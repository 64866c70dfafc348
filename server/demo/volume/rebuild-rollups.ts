import type { Client } from 'pg'

/** What the triggers would have kept, counted once for the new estates and their landlords. */
export async function rebuildRollups(owner: Client): Promise<void> {
  await owner.query(`
    insert into payment_total (scope_id, status, transaction_type, count, amount)
    select scope_id, status, transaction_type, sum(count), sum(amount)
    from (select estate_id, landlord_id, status, transaction_type, count(*) as count, sum(amount) as amount
      from payment where estate_id in (select estate_id from volume_estate) group by 1, 2, 3, 4) p
      cross join lateral (values (estate_id), (landlord_id)) s (scope_id)
    group by 1, 2, 3`)
  await owner.query(`
    insert into payment_month (scope_id, estate_id, landlord_id, month, count, amount)
    select s.scope_id, p.estate_id, s.landlord_id, p.month, sum(p.count), sum(p.amount)
    from (select estate_id, landlord_id, property_id, date_trunc('month', payment_date at time zone 'Africa/Lagos')::date as month,
        count(*) as count, sum(amount) as amount
      from payment where status = 'COMPLETED' and estate_id in (select estate_id from volume_estate) group by 1, 2, 3, 4) p
      cross join lateral app.rollup_scopes(p.estate_id, p.landlord_id, p.property_id) s
    group by 1, 2, 3, 4`)
  await owner.query(`
    insert into payment_count (property_id, estate_id, landlord_id, count)
    select property_id, estate_id, landlord_id, count(*) from payment
    where estate_id in (select estate_id from volume_estate) group by 1, 2, 3`)
  await owner.query(`
    insert into charge_day (scope_id, estate_id, landlord_id, due_date, expected, open_amount, open_charges)
    select s.scope_id, c.estate_id, s.landlord_id, c.due_date, sum(c.expected), sum(c.open_amount), sum(c.open_charges)
    from (select estate_id, landlord_id, property_id, due_date, sum(amount - waived_amount - withdrawn_amount) as expected,
        sum(open_amount) as open_amount, count(*) filter (where open_amount > 0) as open_charges
      from charge where estate_id in (select estate_id from volume_estate) group by 1, 2, 3, 4) c
      cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, c.property_id) s
    group by 1, 2, 3, 4`)
  await owner.query(`
    update tenancy h set oldest_due = c.oldest
    from (select property_id, tenant_id, min(due_date) as oldest from charge
      where open_amount > 0 and estate_id in (select estate_id from volume_estate) group by 1, 2) c
    where c.property_id = h.property_id and c.tenant_id = h.tenant_id`)
  await owner.query(`
    insert into account_day (account_id, day, estate_id, debits, credits)
    select p.account_id, (j.created_at at time zone 'Africa/Lagos')::date, j.estate_id,
      coalesce(sum(p.amount) filter (where p.amount > 0), 0), coalesce(-sum(p.amount) filter (where p.amount < 0), 0)
    from journal j join posting p on p.journal_id = j.id
    where j.estate_id in (select estate_id from volume_estate) group by 1, 2, 3`)
  await owner.query(`
    insert into account_balance (account_id, estate_id, kind, balance)
    select a.id, a.estate_id, a.kind, sum(d.debits - d.credits) from account a join account_day d on d.account_id = a.id
    where a.estate_id in (select estate_id from volume_estate) group by a.id`)
  await owner.query(`
    insert into ledger_total (estate_id, entries, debits, credits)
    select j.estate_id, count(*), coalesce(sum(p.amount) filter (where p.amount > 0), 0),
      coalesce(-sum(p.amount) filter (where p.amount < 0), 0)
    from journal j join posting p on p.journal_id = j.id
    where j.estate_id in (select estate_id from volume_estate) group by 1`)
  await owner.query(`
    insert into account_kind_day select * from account_kind_day_counted
    where estate_id in (select estate_id from volume_estate)`)
  await owner.query(`
    insert into settled_month (estate_id, landlord_id, month, amount, rent, kobo_days)
    select p.estate_id, p.landlord_id, date_trunc('month', d.paid_on)::date, sum(a.settled_amount),
      coalesce(sum(a.settled_amount) filter (where c.transaction_type in ('RENT_PAYMENT', 'ADVANCE_RENT')), 0),
      sum(a.settled_amount * (d.paid_on - c.due_date))
    from payment p join allocation a on a.payment_id = p.id join charge c on c.id = a.charge_id
      cross join lateral (select (p.payment_date at time zone 'Africa/Lagos')::date as paid_on) d
    where p.status = 'COMPLETED'
      and p.estate_id in (select estate_id from volume_estate) group by 1, 2, 3`)
  await owner.query(`
    insert into receipt_count (scope_id, count)
    select s.scope_id, count(*) from receipt r cross join lateral (values (r.estate_id), (r.landlord_id)) s (scope_id)
    where r.estate_id in (select estate_id from volume_estate) group by 1`)
  await owner.query(`
    insert into owner_lot (estate_id, landlord_id, source_id, payment_id, memo, received_at, amount)
    select j.estate_id, split_part(a.code, ':', 2)::uuid, coalesce(j.payment_id, j.id), j.payment_id, min(j.memo),
      min(j.created_at), -sum(p.amount)
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
    where a.code ~ '^(payable|clearing):[0-9a-f]{8}-' and j.estate_id in (select estate_id from volume_estate)
    group by 1, 2, 3, 4`)
  await owner.query(`
    insert into owner_month (estate_id, landlord_id, month, key, property_id, count, gross, commission)
    select j.estate_id, m.landlord_id, date_trunc('month', j.created_at at time zone 'Africa/Lagos')::date,
      app.kind_of_key(j.key), p.property_id, count(*), sum(m.amount + m.commission), sum(m.commission)
    from (
      select e.journal_id, (max(split_part(a.code, ':', 2)) filter (where a.kind = 'LANDLORDS'))::uuid as landlord_id,
        -sum(e.amount) filter (where a.kind = 'LANDLORDS') as amount,
        coalesce(-sum(e.amount) filter (where a.kind = 'COMMISSION'), 0) as commission
      from posting e join account a on a.id = e.account_id
      where a.kind in ('LANDLORDS', 'COMMISSION') and a.estate_id in (select estate_id from volume_estate) group by 1) m
      join journal j on j.id = m.journal_id left join payment p on p.id = j.payment_id
    where m.landlord_id is not null group by 1, 2, 3, 4, 5`)
}
