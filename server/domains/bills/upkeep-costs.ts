import type { UpkeepCosts } from '@gida/contract/domains/bills/costs'
import type { Category } from '@gida/contract/domains/maintenance/rules'
import { addMonths, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'

const MONTHS = 12
const MOST_NAMED = 10

type Row = {
  kind: 'MONTH' | 'CATEGORY' | 'VENDOR' | 'UNIT'
  id: string | null
  name: string | null
  cost: number
  bills: number
}

/** Bills of the last twelve months by month, category, vendor and unit. */
export async function getUpkeepCosts(
  tx: Tx,
  actor: Actor,
  { estate_id }: { estate_id?: string | undefined },
): Promise<UpkeepCosts> {
  const to = lagosDay(tx.now)
  const from = addMonths(firstOfMonth(to), 1 - MONTHS)
  const { rows } = await sql<Row>`
    with billed as (
      select to_char(billed_on, 'YYYY-MM') as month, category::text, vendor_id, vendor_name, unit_id, amount from vendor_bill
      where voided_at is null and billed_on between ${from}::date and ${to}::date and ${billsOf(actor)}
        and ${estate_id ? sql`estate_id = ${estate_id}::uuid` : sql`true`}),
    summed as (
      select case when grouping(month) = 0 then 'MONTH' when grouping(category) = 0 then 'CATEGORY'
          when grouping(vendor_id) = 0 then 'VENDOR' else 'UNIT' end as kind,
        coalesce(month, category, vendor_id::text, unit_id::text) as id, unit_id, max(vendor_name) as vendor_name,
        sum(amount)::bigint as cost, count(*)::int as bills
      from billed group by grouping sets ((month), (category), (vendor_id), (unit_id))),
    dearest as (
      select *, row_number() over (partition by kind order by cost desc, id) as place from summed)
    select s.kind, s.id, s.cost, s.bills, case s.kind when 'VENDOR' then s.vendor_name
        when 'UNIT' then (select concat_ws(', ', u.name, p.name) from unit u join property p on p.id = u.property_id where u.id = s.unit_id)
      end as name
    from dearest s where s.kind in ('MONTH', 'CATEGORY') or s.place <= ${MOST_NAMED} order by s.cost desc, s.id`.execute(
    tx,
  )
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  const billed = ({ cost, bills }: Row) => ({ cost, bills })
  const byMonth = new Map(of('MONTH').map((row) => [row.id, row]))
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(from, at).slice(0, 7)).map((month) => {
    const { cost = 0, bills = 0 } = byMonth.get(month) ?? {}
    return { month, cost, bills }
  })
  return {
    ...{ from, to, months },
    cost: months.reduce((sum, { cost }) => sum + cost, 0),
    bills: months.reduce((sum, { bills }) => sum + bills, 0),
    by_category: of('CATEGORY').map((row) => ({ category: row.id as Category, ...billed(row) })),
    by_vendor: of('VENDOR').map((row) => ({ vendor_id: row.id ?? '', name: row.name ?? '', ...billed(row) })),
    by_unit: of('UNIT').map((row) => ({ unit_id: row.id, name: row.name, ...billed(row) })),
  }
}

/** Condition that uses an index: the estates and owner whose bills an actor may read; row-level security narrows it. */
const billsOf = ({ role, user_id }: Actor): RawBuilder<SqlBool> => {
  if (role === 'ADMIN') return sql`true`
  if (role === 'ESTATE_MANAGER') return sql`estate_id = any ((select app.managed_estates())::uuid[])`
  return sql`(landlord_id = ${user_id} or estate_id = any ((select app.my_estates())::uuid[]))`
}
