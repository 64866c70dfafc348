import { type RawBuilder, sql } from 'kysely'
import { mine } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { dayOf } from './parts.ts'

const bucket = (from: number, to: number | null): RawBuilder<number> =>
  sql`coalesce(sum(w.owed) filter (where w.late >= ${sql.lit(from)} ${to ? sql`and w.late <= ${sql.lit(to)}` : sql``}), 0)::bigint`

/**
 * What each tenant owed per estate at the end of a day, by age of debt; the last age is open-ended. Credit applies to the whole
 * estate, so it is not counted for a single landlord.
 */
export const ageing: Source = {
  order: [
    ['tenant', 'text'],
    ['estate', 'text'],
    ['tenant_id', 'uuid'],
    ['estate_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select t.full_name as tenant, t.phone, e.name as estate, m.*,
      ${scoped.actor.role === 'LANDLORD' || scoped.landlord_id ? sql`null::bigint` : sql`coalesce(k.prepaid, 0)`} as prepaid,
      (select max(${dayOf('y.payment_date')}) from payment y where y.tenant_id = m.tenant_id and y.estate_id = m.estate_id
        and y.status = 'COMPLETED' and y.payment_date < ${scoped.until} and ${mine(scoped, 'y')}) as last_paid
    from (
      select w.tenant_id, w.estate_id, string_agg(distinct w.unit, ', ') as unit, min(w.due_date) filter (where w.late >= 1) as since,
        ${bucket(1, 30)} as age_30, ${bucket(31, 60)} as age_60, ${bucket(61, 90)} as age_90, ${bucket(91, 180)} as age_180,
        ${bucket(181, 365)} as age_365, ${bucket(366, null)} as age_more, ${bucket(1, null)} as arrears,
        coalesce(sum(w.owed) filter (where w.late < 1), 0)::bigint as not_due, sum(w.owed)::bigint as owed,
        (array_agg(w.lease_id order by w.due_date) filter (where w.lease_id is not null))[1] as opens_id
      from (
        select c.*, u.name as unit, s.owed, ${scoped.to}::date - c.due_date as late
        from app.charges_owed_at(${scoped.estates}::uuid[], ${scoped.to}::date) s join charge c on c.id = s.charge_id
          join unit u on u.id = c.unit_id where ${mine(scoped, 'c')}) w
      group by 1, 2) m
      join users t on t.id = m.tenant_id join estate e on e.id = m.estate_id
      left join (
        select a.estate_id, substring(a.code from 8)::uuid as tenant_id, sum(d.credits - d.debits)::bigint as prepaid
        from account a join account_day d on d.account_id = a.id
        where a.estate_id = any (${scoped.estates}::uuid[]) and a.kind = 'CREDITS' and a.code <> 'credit:unassigned'
          and d.day <= ${scoped.to}::date group by 1, 2) k on k.estate_id = m.estate_id and k.tenant_id = m.tenant_id`,
}
