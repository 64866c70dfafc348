import { CHANNEL_WORDS } from '@gida/contract/domains/payments/channel-words'
import { sql } from 'kysely'
import { mine } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { dayOf, named } from './parts.ts'

/** Receipts of payments recorded by mistake keep their number, with zero amount. */
const isVoid = sql`y.status = 'CANCELLED'`

export const receiptsBook: Source = {
  order: [
    ['at', 'timestamptz'],
    ['id', 'uuid'],
  ],
  rows: (scoped) => {
    const papers = (table: 'receipt' | 'credit_note', kind: string, sign: number) => sql`
      select r.id, r.number, r.issued_at as at, ${kind}::text as kind, r.payment_id, r.amount * ${sql.lit(sign)} as amount
      from ${sql.table(table)} r where ${mine(scoped, 'r')} and r.issued_at >= ${scoped.since} and r.issued_at < ${scoped.until}`
    return sql`
      select r.id, r.number, r.at, ${dayOf('r.at')} as issued,
        case when ${isVoid} then 'Void receipt' else r.kind end as kind, y.tenant_name as tenant, y.unit_label as unit,
        p.name as property, e.name as estate, ${named(CHANNEL_WORDS, sql`y.channel`)} as way, y.reference,
        case when ${isVoid} then 0 else r.amount end as amount, y.id as opens_id
      from (${papers('receipt', 'Receipt', 1)} union all ${papers('credit_note', 'Credit note', -1)}) r
        join payment y on y.id = r.payment_id join property p on p.id = y.property_id join estate e on e.id = y.estate_id`
  },
}
