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

/** The rent that a person paid in a year, receipt by receipt and without what went back to them, and what the law gives them for it. */
export async function tenantStatement(
  tx: Tx,
  tenant_id: string,
  year = Number(lagosDay(tx.now).slice(0, 4)),
): Promise<TenantStatement> {
  const [tenant, { rows }] = await Promise.all([
    tx.selectFrom('users').select('full_name').where('id', '=', tenant_id).executeTakeFirstOrThrow(),
    sql<Row>`
      select r.id as receipt_id, r.number as receipt_number, p.payment_date as paid_at, r.facts,
        sum(a.settled_amount - a.refunded_amount)::bigint as amount,
        jsonb_agg(jsonb_build_object('from', c.period_start, 'to', c.period_end) order by c.period_start)
          filter (where c.period_start is not null) as periods
      from payment p
        join receipt r on r.payment_id = p.id
        join allocation a on a.payment_id = p.id
        join charge c on c.id = a.charge_id
      where p.tenant_id = ${tenant_id} and p.status = 'COMPLETED'
        and p.payment_date >= ${startOfDay(`${year}-01-01`)} and p.payment_date < ${startOfDay(`${year + 1}-01-01`)}
        and c.transaction_type in ('RENT_PAYMENT', 'ADVANCE_RENT') and a.settled_amount > a.refunded_amount
      group by r.id, p.id order by p.payment_date, r.number`.execute(tx),
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
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    year,
    tenant_name: tenant.full_name,
    lines,
    total,
    relief: { ...rentRelief(book, year, total), disclaimer: DISCLAIMER },
  }
}
