import { withClient } from '../../platform/db/schema/provision.ts'

/** Minimal schema for a list of payments: one narrow table, an index for its order, and a maintained count. */
const TABLES = [
  `create schema bare`,
  `create table bare.payment as
    select p.id, p.reference, p.transaction_type::text, p.amount, p.status::text, p.created_at, p.payment_date,
      p.provider_reference, p.unit_label, p.unit_id, p.estate_id, p.landlord_id, p.tenant_id, p.tenant_name,
      p.commission_amount, p.channel::text, p.description, r.id as receipt_id
    from payment p left join receipt r on r.payment_id = p.id order by p.created_at`,
  `alter table bare.payment add primary key (id)`,
  `create index on bare.payment (estate_id, created_at desc, id desc)`,
  `create table bare.payment_total as
    select estate_id, status, transaction_type, count(*) as count, sum(amount)::bigint as amount
    from bare.payment group by 1, 2, 3`,
  `alter table bare.payment_total add primary key (estate_id, status, transaction_type)`,
  `create table bare.payment_month as
    select estate_id, to_char(payment_date at time zone 'Africa/Lagos', 'YYYY-MM') as month, count(*) as count,
      sum(amount)::bigint as amount
    from bare.payment where status = 'COMPLETED' group by 1, 2`,
  `alter table bare.payment_month add primary key (estate_id, month)`,
  `create table bare.debt as
    select estate_id, due_date, sum(open_amount)::bigint as open_amount from public.charge group by 1, 2`,
  `alter table bare.debt add primary key (estate_id, due_date)`,
]

/** Creates the baseline server's minimal tables once, filled from ours. */
export const fillBareTables = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const there = await client.query(`select to_regclass('bare.debt') as known`)
    if (there.rows[0]?.known) return
    await client.query('drop schema if exists bare cascade')
    await client.query('set statement_timeout = 0')
    for (const statement of TABLES) await client.query(statement)
    await client.query('vacuum analyze bare.payment, bare.payment_total, bare.payment_month, bare.debt')
  })
