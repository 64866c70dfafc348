import type { DifferenceReason, SettlementLine } from '@gida/contract/domains/settlements/settlement'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

export async function listSettlementLines(tx: Tx, id: string, query: PageQuery) {
  const settlement = orNotFound(
    await tx
      .selectFrom('settlement')
      .select(['id', 'provider_id', 'line_count'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  const rows = await tx
    .selectFrom('settlement_line as line')
    .leftJoin('payment', 'payment.id', 'line.payment_id')
    .selectAll('line')
    .select(['payment.tenant_name', 'payment.unit_label', 'payment.payment_date'])
    .select(['payment.amount as expected_amount', 'payment.fees as expected_fees'])
    .select(
      sql<string[]>`array(select d.reason::text from settlement_difference d
        where d.provider_id = line.provider_id and d.reference = line.reference order by d.reason)`.as(
        'reasons',
      ),
    )
    .where('line.settlement_id', '=', id)
    .orderBy('line.reference')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  const data: SettlementLine[] = rows.map((row) => ({
    reference: row.reference,
    payment_id: row.payment_id,
    tenant_name: row.tenant_name,
    property_unit: row.unit_label,
    paid_at: row.payment_date?.toISOString() ?? null,
    reported_amount: row.reported_amount,
    reported_fees: row.reported_fees,
    expected_amount: row.expected_amount,
    expected_fees: row.expected_fees,
    booked: row.booked,
    reasons: row.reasons as DifferenceReason[],
  }))
  return { data, total: settlement.line_count }
}
