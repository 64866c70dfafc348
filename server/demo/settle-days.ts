import type { Client } from 'pg'

/**
 * Books the settlement of every day up to `now`: what the provider held of it went to the banks on the next working
 * day, ours and the landlords'. A day on which more was given back than came in settles the other way.
 */
export async function runSettlements(owner: Client, now: Date): Promise<void> {
  await owner.query('begin')
  await owner.query(
    `create temp table kept on commit drop as
    select j.id as journal_id, j.key, j.payment_id, j.estate_id, substr(a.code, 10) as landlord,
      day + working as settled_on, p.amount,
      (day + working + time '09:30') at time zone 'Africa/Lagos' as settled_at,
      case when a.code = 'clearing' and j.key like '%:completed' then o.ours else 0 end as ours
    from posting p
      join journal j on j.id = p.journal_id
      join account a on a.id = p.account_id
      cross join lateral (select (j.created_at at time zone 'Africa/Lagos')::date as day) d
      cross join lateral (select case extract(isodow from day) when 5 then 3 when 6 then 2 else 1 end as working) w
      left join lateral (
        select coalesce(-sum(q.amount), 0)::bigint as ours
        from journal k join posting q on q.journal_id = k.id join account b on b.id = q.account_id
        where k.payment_id = j.payment_id and k.key in ('payment:' || j.payment_id || ':completed', 'payment:' || j.payment_id || ':shared')
          and b.code in ('commission', 'fees:own', 'provider-fees')) o on true
    where (a.code = 'clearing' or a.code like 'clearing:%')
      and (day + working + time '09:30') at time zone 'Africa/Lagos' <= $1`,
    [now],
  )
  await owner.query(`
    create temp table settled on commit drop as
    select estate_id, landlord, settled_on, settled_at, count(*) filter (where key like '%:completed') as lines,
      sum(amount)::bigint as amount, coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as deducted, sum(ours)::bigint as ours
    from kept group by 1, 2, 3, 4 having sum(amount) <> 0`)
  await owner.query(`
    insert into provider_settlement (provider_id, subaccount_code, status, amount, settled_on, booked_at)
    select ${NAME}, max(o.subaccount_code), 'success', sum(s.amount), s.settled_on, max(s.settled_at)
    from settled s left join payout_account o on o.user_id::text = s.landlord
    group by s.landlord, s.settled_on`)
  await owner.query(`
    insert into account (estate_id, code) select distinct s.estate_id, c.code from settled s cross join (values ('bank'), ('bank:trust')) c (code) on conflict do nothing`)
  await owner.query(`
    insert into settlement (provider_id, estate_id, landlord_id, settled_on, line_count, booked, deducted, created_at)
    select ${NAME}, estate_id, nullif(landlord, '')::uuid, settled_on, lines, amount + deducted, deducted, settled_at from settled s`)
  await owner.query(`
    insert into settlement_line (provider_id, reference, settlement_id, payment_id, estate_id, landlord_id,
      reported_amount, reported_fees, booked)
    select t.provider_id, p.reference, t.id, p.id, s.estate_id, t.landlord_id, p.amount, p.fees, sum(s.amount)
    from kept s join payment p on p.id = s.payment_id
      join settlement t on t.estate_id = s.estate_id and t.settled_on = s.settled_on and t.landlord_id is not distinct from nullif(s.landlord, '')::uuid
    where s.key like '%:completed' group by 1, 2, 3, 4, 5, 6, 7, 8`)
  await owner.query(`
    insert into settlement_deduction (journal_id, settlement_id, amount)
    select s.journal_id, t.id, -s.amount from kept s
      join settlement t on t.estate_id = s.estate_id and t.settled_on = s.settled_on and t.landlord_id is not distinct from nullif(s.landlord, '')::uuid
    where s.amount < 0`)
  await owner.query(`
    with booked as (
      insert into journal (key, estate_id, memo, created_at)
      select 'settlement:' || ${NAME} || ':' || s.estate_id || ':' || ${WHOSE}, s.estate_id,
        case when s.landlord = '' then 'Settled to our bank' else 'Settled to the landlord' end, s.settled_at
      from settled s order by s.settled_at
      returning id, key, created_at)
    insert into posting (journal_id, line, account_id, amount, created_at)
    select b.id, l.line, a.id, l.amount, b.created_at
    from settled s
      join booked b on b.key = 'settlement:' || ${NAME} || ':' || s.estate_id || ':' || ${WHOSE}
      cross join lateral (values
        (1, case when s.landlord = '' then 'bank' else 'payable:' || s.landlord end, case when s.landlord = '' then s.ours else s.amount end),
        (2, 'bank:trust', case when s.landlord = '' then s.amount - s.ours else 0 end),
        (3, case when s.landlord = '' then 'clearing' else 'clearing:' || s.landlord end, -s.amount)
      ) l (line, code, amount)
      join account a on a.estate_id = s.estate_id and a.code = l.code
    where l.amount <> 0`)
  await remitMonths(owner, now)
  await owner.query('commit')
}

/** What came past the provider for an owner was sent on in the first days of the next month, by hand. */
async function remitMonths(owner: Client, now: Date): Promise<void> {
  await owner.query(
    `create temp table sent on commit drop as
    select uuidv7() as id, e.*, (e.month + interval '1 month 3 days')::date as day,
      (e.month + interval '1 month 3 days 11 hours') at time zone 'Africa/Lagos' as at
    from (
      select j.estate_id, split_part(a.code, ':', 2)::uuid as landlord_id,
        date_trunc('month', j.created_at at time zone 'Africa/Lagos') as month, -sum(p.amount)::bigint as amount
      from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
      where a.code ~ '^(payable|clearing):[0-9a-f]{8}-'
      group by 1, 2, 3 having sum(p.amount) < 0) e
    where (e.month + interval '1 month 4 days') at time zone 'Africa/Lagos' <= $1`,
    [now],
  )
  await owner.query(`
    insert into remittance (id, estate_id, landlord_id, amount, way, status, reference, bank_reference, paid_on, due_on,
      lines, created_by, created_at, ended_at)
    select s.id, s.estate_id, s.landlord_id, s.amount, 'RECORDED', 'SENT', 'gida-remit-' || replace(s.id::text, '-', ''),
      'FT' || to_char(s.day, 'YYMMDD') || '0001', s.day, s.day,
      jsonb_build_array(jsonb_build_object('day', s.month::date, 'description', 'Received in ' || to_char(s.month, 'FMMonth YYYY'),
        'tenant_name', null, 'unit_label', null, 'amount', s.amount)),
      m.user_id, s.at, s.at
    from sent s cross join lateral (
      select user_id from estate_association where estate_id = s.estate_id and role = 'ESTATE_MANAGER' limit 1) m`)
  await owner.query(`
    with booked as (
      insert into journal (key, estate_id, memo, created_at)
      select 'remittance:' || r.id || ':sent', r.estate_id, 'Remitted, bank reference ' || r.bank_reference, r.created_at
      from remittance r join sent s on s.id = r.id
      returning id, key, estate_id, created_at)
    insert into posting (journal_id, line, account_id, amount, created_at)
    select b.id, l.line, a.id, l.amount, b.created_at
    from booked b join sent s on b.key = 'remittance:' || s.id || ':sent'
      cross join lateral (values (1, 'payable:' || s.landlord_id, s.amount), (2, 'bank:trust', -s.amount)) l (line, code, amount)
      join account a on a.estate_id = b.estate_id and a.code = l.code`)
}

const WHOSE = `coalesce(nullif(s.landlord, ''), 'main')`
const NAME = `('demo-' || s.settled_on || '-' || ${WHOSE})`
