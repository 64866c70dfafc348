import type { Client } from 'pg'

/** The provider's days of which the settlements are booked, line by line. */
const SETTLED_DAYS = 60

/**
 * What came is paid out as people do it: the provider settled the days of the last two months to the clients' account, and each week's
 * rent went to its owner in the week after. What came since waits.
 */
export async function payOut(owner: Client, now: Date): Promise<void> {
  await owner.query(STAGE_SETTLEMENTS, [now])
  await owner.query(STAGE_REMITTANCES, [now])
  for (const statement of WRITE) await owner.query(statement)
}

const STAGE_SETTLEMENTS = `
  create temp table volume_settled on commit drop as
  select s.*, 'volume-' || s.estate_id || '-' || s.day as provider_id, uuidv7(s.at - now()) as id, uuidv7(s.at - now()) as journal_id
  from (
    select a.n, a.clearing, a.trust, e.estate_id, d.day, (d.day + interval '33 hours 30 minutes') at time zone 'Africa/Lagos' as at,
      count(*) as lines, sum(p.amount) as amount
    from volume_account a join volume_estate e on e.n = a.n
      join posting p on p.account_id = a.clearing
      cross join lateral (select (p.created_at at time zone 'Africa/Lagos')::date as day) d
      cross join lateral (select ($1::timestamptz at time zone 'Africa/Lagos')::date as today) t
    where d.day >= t.today - ${SETTLED_DAYS} and d.day < t.today - 2
    group by 1, 2, 3, 4, 5) s`

const STAGE_REMITTANCES = `
  create temp table volume_sent on commit drop as
  select s.*, uuidv7(s.at - now()) as id, uuidv7(s.at - now()) as journal_id
  from (
    select a.payable, a.trust, e.estate_id, e.landlord_id, w.week, w.week + 8 as day,
      (w.week + 8 + time '11:00') at time zone 'Africa/Lagos' as at, -sum(p.amount) as amount
    from volume_account a join volume_estate e on e.n = a.n
      join posting p on p.account_id = a.payable
      cross join lateral (select date_trunc('week', p.created_at at time zone 'Africa/Lagos')::date as week) w
    group by 1, 2, 3, 4, 5) s
  where s.at < $1::timestamptz`

const WRITE = [
  `insert into provider_settlement (provider_id, status, amount, settled_on, booked_at)
  select provider_id, 'success', amount, day + 1, at from volume_settled`,
  `insert into settlement (id, provider_id, estate_id, settled_on, line_count, booked, created_at)
  select id, provider_id, estate_id, day + 1, lines, amount, at from volume_settled`,
  `insert into settlement_line (provider_id, reference, settlement_id, payment_id, estate_id, reported_amount, reported_fees, booked)
  select s.provider_id, p.reference, s.id, p.id, s.estate_id, p.amount, p.fees, p.amount - p.fees
  from volume_settled s join payment p on p.estate_id = s.estate_id and p.status = 'COMPLETED'
    and (p.payment_date at time zone 'Africa/Lagos')::date = s.day
  where p.payment_date > (select min(at) - interval '2 days' from volume_settled)`,
  `insert into remittance (id, estate_id, landlord_id, amount, way, status, reference, bank_reference, paid_on, due_on,
    lines, created_by, created_at, ended_at)
  select s.id, s.estate_id, s.landlord_id, s.amount, 'RECORDED', 'SENT', 'gida-remit-' || replace(s.id::text, '-', ''),
    'FT' || to_char(s.day, 'YYMMDD'), s.day, s.day,
    jsonb_build_array(jsonb_build_object('day', s.week, 'description', 'Received in the week of ' || s.week,
      'tenant_name', null, 'unit_label', null, 'amount', s.amount)),
    e.created_by, s.at, s.at
  from volume_sent s join estate e on e.id = s.estate_id`,
  `insert into journal (id, key, estate_id, memo, created_at)
  select journal_id, 'settlement:' || provider_id || ':' || estate_id || ':main', estate_id, 'Settled to our bank', at from volume_settled
  union all
  select journal_id, 'remittance:' || id || ':sent', estate_id, 'Remitted by bank transfer', at from volume_sent`,
  `insert into posting (journal_id, line, account_id, amount, created_at)
  select journal_id, l.line, l.account_id, l.amount, at
  from volume_settled cross join lateral (values (1, trust, amount), (2, clearing, -amount)) l (line, account_id, amount)
  union all
  select journal_id, l.line, l.account_id, l.amount, at
  from volume_sent cross join lateral (values (1, payable, amount), (2, trust, -amount)) l (line, account_id, amount)`,
]
