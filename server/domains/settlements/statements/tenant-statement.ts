import { DISCLAIMER } from '@gida/contract/domains/law/rules'
import { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import type { TenantStatement } from '@gida/contract/domains/settlements/tenant-statement'
import { formatPeriod, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { loadedRules, makeRuleBook, rentRelief } from '../../law/index.ts'

const book = makeRuleBook(loadedRules)

type Row = {
  receipt_id: string
  receipt_number: string
  paid_at: Date
  facts: unknown
  amount: number
  periods: { from: string; to: string }[] | null
}
type CreditRow = {
  charge_id: string
  at: Date
  amount: number
  premises: string
  landlord: string
  period_start: string | null
  period_end: string | null
}

/** Rent that a person paid in a year, by receipt and from credit, less refunds, and the resulting tax relief. */
export async function tenantStatement(
  tx: Tx,
  tenant_id: string,
  year = Number(lagosDay(tx.now).slice(0, 4)),
): Promise<TenantStatement> {
  const paid = sql`app.rent_paid(null, ${tenant_id}, ${startOfDay(`${year}-01-01`)}, ${startOfDay(`${year + 1}-01-01`)})`
  const [tenant, { rows }, credited] = await Promise.all([
    tx.selectFrom('users').select('full_name').where('id', '=', tenant_id).executeTakeFirstOrThrow(),
    sql<Row>`
      select r.id as receipt_id, r.number as receipt_number, p.payment_date as paid_at, r.facts,
        sum(paid.amount)::bigint as amount,
        jsonb_agg(jsonb_build_object('from', c.period_start, 'to', c.period_end) order by c.period_start)
          filter (where c.period_start is not null) as periods
      from ${paid} paid
        join payment p on p.id = paid.payment_id
        join receipt r on r.payment_id = p.id
        join charge c on c.id = paid.charge_id
      group by r.id, p.id order by p.payment_date, r.number`.execute(tx),
    sql<CreditRow>`
      select paid.charge_id, paid.at, paid.amount, c.period_start::text, c.period_end::text,
        coalesce(u.name || ', ' || e.name, c.description) as premises,
        coalesce(app.name_of(c.landlord_id), e.name, '') as landlord
      from ${paid} paid join charge c on c.id = paid.charge_id
        left join unit u on u.id = c.unit_id left join estate e on e.id = c.estate_id
      where paid.payment_id is null order by paid.at, c.due_date, c.id`.execute(tx),
  ])
  const lines = rows.map((row) => {
    const { landlord, premises } = ReceiptFacts.pick({ landlord: true, premises: true }).parse(row.facts)
    return {
      receipt_id: row.receipt_id,
      receipt_number: row.receipt_number,
      paid_on: lagosDay(row.paid_at),
      premises,
      landlord: landlord.name,
      periods: (row.periods ?? []).map(({ from, to }) => formatPeriod(from, to)),
      amount: row.amount,
    }
  })
  const from_credit = credited.rows.map(({ at, period_start: from, period_end: to, ...row }) => ({
    ...row,
    settled_on: lagosDay(at),
    period: from && to ? formatPeriod(from, to) : null,
  }))
  const total = [...lines, ...from_credit].reduce((sum, line) => sum + line.amount, 0)
  return {
    year,
    tenant_name: tenant.full_name,
    lines,
    from_credit,
    total,
    relief: { ...rentRelief(book, year, total), disclaimer: DISCLAIMER },
  }
}
