import type { RentTerms } from '@gida/contract/domains/leases/rent'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { agreedEnd, wasLived } from '../../../platform/db/columns/lease-columns.ts'
import { readInBatches } from '../../../platform/db/rows/read-in-batches.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { loadedRules, makeRuleBook, rentRelief, stampDuty } from '../../law/index.ts'
import { mine } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { named } from './parts.ts'

const book = makeRuleBook(loadedRules)
/** Legal rates are in parts per million, report rates in basis points. */
const PER_POINT = 100

export const withholding: Source = {
  order: [
    ['on', 'date'],
    ['id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select v.id, v.paid_on as "on", n.name as vendor, n.tin, e.name as estate, b.number as bill, v.amount as gross,
      ${named({ FEDERAL: 'Federal', STATE: 'State' }, sql`v.tax_office`)} as office, v.tax_rate / ${sql.lit(PER_POINT)} as rate,
      v.tax_amount as tax, v.amount - v.tax_amount as net
    from vendor_payment v join estate e on e.id = v.estate_id left join vendor n on n.id = v.vendor_id
      left join vendor_bill b on b.id = v.bill_id
    where v.estate_id = any (${scoped.estates}::uuid[]) and v.voided_at is null and v.tax_amount > 0
      and v.paid_on between ${scoped.from}::date and ${scoped.to}::date`,
}

/** Limit, since duties are calculated in memory: the rules live in code, not in the database. */
const MOST_LEASES = 50_000
type Lease = RentTerms & { id: string; created_at: Date }

/** Calculated per lease with the rules in force when it was entered. */
export const stampDuties: Source = {
  order: [
    ['start', 'date'],
    ['lease_id', 'uuid'],
  ],
  rows: async (scoped, tx) => {
    const leases = sql<Lease>`
      select l.id, l.created_at, l.start_date::text, ${agreedEnd('l')}::text as end_date, l.rent_amount, l.frequency, l.instalments from lease l
      where ${mine(scoped, 'l')} and l.created_at >= ${scoped.since} and l.created_at < ${scoped.until}
        and ${wasLived}`
    const duties: ReturnType<typeof dutyOf>[] = []
    for await (const rows of readInBatches(tx, 'dutiable_leases', leases)) {
      duties.push(...rows.map(({ id, created_at, ...terms }) => dutyOf(id, terms, lagosDay(created_at))))
      if (duties.length > MOST_LEASES) throw problem('REPORT_TOO_LARGE', { most: MOST_LEASES })
    }
    return sql`
      select d.lease_id, d.lease_id as opens_id, u.name as unit, coalesce(t.full_name, l.tenant_name, '') as tenant,
        coalesce(o.full_name, '') as owner, e.name as estate, l.start_date as start, ${agreedEnd('l')} as "end", d.base, d.rate, d.duty, d.due, d.note
      from jsonb_to_recordset(${JSON.stringify(duties)}::jsonb)
          as d (lease_id uuid, base bigint, rate bigint, duty bigint, due date, note text)
        join lease l on l.id = d.lease_id join unit u on u.id = l.unit_id join estate e on e.id = l.estate_id
        left join users t on t.id = l.tenant_id left join users o on o.id = l.landlord_id`
  },
}

function dutyOf(lease_id: string, terms: RentTerms, executed_on: Day) {
  const {
    consideration: base,
    rate,
    amount: duty,
    deadline: due,
    exemption,
  } = stampDuty(book, terms, executed_on)
  return { lease_id, base, rate: rate && rate / PER_POINT, duty, due, note: exemption?.title ?? null }
}

export const rentReliefs: Source = {
  order: [
    ['tenant', 'text'],
    ['estate', 'text'],
    ['tenant_id', 'uuid'],
    ['estate_id', 'uuid'],
  ],
  rows: (scoped) => {
    const { rate, most } = rentRelief(book, Number(scoped.from.slice(0, 4)), 0)
    return sql`
      select m.*, t.full_name as tenant, e.name as estate,
        ${rate === null || most === null ? sql`null::bigint` : sql`least(m.paid * ${rate} / 1000000, ${most})::bigint`} as relief
      from (
        select c.tenant_id, c.estate_id, string_agg(distinct coalesce(y.unit_label, u.name || ', ' || o.name, c.description), ', ') as unit,
          count(distinct y.id) as payments, sum(r.amount)::bigint as paid
        from app.rent_paid(${scoped.estates}::uuid[], null, ${scoped.since}, ${scoped.until}) r
          join charge c on c.id = r.charge_id left join unit u on u.id = c.unit_id left join estate o on o.id = c.estate_id
          left join payment y on y.id = r.payment_id
        where ${mine(scoped, 'c')} group by 1, 2) m
        join users t on t.id = m.tenant_id join estate e on e.id = m.estate_id`
  },
}
