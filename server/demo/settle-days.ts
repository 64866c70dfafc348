import type { Client } from 'pg'

/**
 * Books the settlement of every day up to `now`: what the provider held of it went to the banks on the next working
 * day, ours and the landlords'. A day on which more was given back than came in settles the other way.
 */
export async function settleDays(owner: Client, now: Date): Promise<void> {
  await owner.query('begin')
  await owner.query(
    `create temp table settled on commit drop as
    select j.estate_id, substr(a.code, 10) as landlord, day + working as settled_on, sum(p.amount)::bigint as amount,
      (day + working + time '09:30') at time zone 'Africa/Lagos' as settled_at
    from posting p
      join journal j on j.id = p.journal_id
      join account a on a.id = p.account_id
      cross join lateral (select (j.created_at at time zone 'Africa/Lagos')::date as day) d
      cross join lateral (select case extract(isodow from day) when 5 then 3 when 6 then 2 else 1 end as working) w
    where a.code = 'clearing' or a.code like 'clearing:%'
    group by 1, 2, 3, 5
    having sum(p.amount) <> 0 and (day + working + time '09:30') at time zone 'Africa/Lagos' <= $1`,
    [now],
  )
  await owner.query(`
    insert into provider_settlement (provider_id, subaccount_code, status, amount, settled_on, booked_at)
    select ${NAME}, max(o.subaccount_code), 'success', sum(s.amount), s.settled_on, max(s.settled_at)
    from settled s left join payout_account o on o.user_id::text = s.landlord
    group by s.landlord, s.settled_on`)
  await owner.query(`
    insert into account (estate_id, code) select distinct estate_id, 'bank' from settled on conflict do nothing`)
  await owner.query(`
    with booked as (
      insert into journal (key, estate_id, memo, created_at)
      select 'settlement:' || ${NAME} || ':' || s.estate_id || ':' || ${WHOSE}, s.estate_id,
        case when s.landlord = '' then 'Settled to our bank' else 'Settled to the landlord' end, s.settled_at
      from settled s order by s.settled_at
      returning id, key)
    insert into posting (journal_id, line, account_id, amount)
    select b.id, l.line, a.id, l.amount
    from settled s
      join booked b on b.key = 'settlement:' || ${NAME} || ':' || s.estate_id || ':' || ${WHOSE}
      cross join lateral (values
        (1, case when s.landlord = '' then 'bank' else 'payable:' || s.landlord end, s.amount),
        (2, case when s.landlord = '' then 'clearing' else 'clearing:' || s.landlord end, -s.amount)
      ) l (line, code, amount)
      join account a on a.estate_id = s.estate_id and a.code = l.code`)
  await owner.query('commit')
}

const WHOSE = `coalesce(nullif(s.landlord, ''), 'main')`
const NAME = `('demo-' || s.settled_on || '-' || ${WHOSE})`
