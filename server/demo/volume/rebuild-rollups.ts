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
    insert into payment_month (scope_id, month, count, amount)
    select scope_id, month, sum(count), sum(amount)
    from (select estate_id, landlord_id, date_trunc('month', payment_date at time zone 'Africa/Lagos')::date as month,
        count(*) as count, sum(amount) as amount
      from payment where status = 'COMPLETED' and estate_id in (select estate_id from volume_estate) group by 1, 2, 3) p
      cross join lateral (values (estate_id), (landlord_id)) s (scope_id)
    group by 1, 2`)
  await owner.query(`
    insert into charge_day (scope_id, estate_id, landlord_id, due_date, expected, open_amount)
    select s.scope_id, c.estate_id, s.landlord_id, c.due_date, sum(c.expected), sum(c.open_amount)
    from (select estate_id, landlord_id, property_id, due_date, sum(amount - waived_amount - withdrawn_amount) as expected,
        sum(open_amount) as open_amount
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
}
