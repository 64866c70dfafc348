import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { SettlementLine } from '../../../platform/pay/provider.ts'
import type { ComparedLine } from './compare-lines.ts'

/**
 * Reported transactions next to their state in the books, for the main account or one subaccount. If a transaction is
 * repeated, its first line counts.
 */
export async function compareWithBooks(
  tx: Tx,
  reported: readonly SettlementLine[],
  isMain: boolean,
): Promise<ComparedLine[]> {
  const references = reported.map((line) => line.reference)
  const { rows } = await sql<NonNullable<ComparedLine['known']> & { reference: string }>`
    select p.reference, p.id as payment_id, p.estate_id, case when ${isMain} then null else p.landlord_id end as landlord_id,
      p.amount, p.fees, coalesce(b.in_clearing, 0)::bigint as in_clearing, coalesce(b.ours, 0)::bigint as ours,
      exists (select from settlement_line l join settlement s on s.id = l.settlement_id
        where l.payment_id = p.id and (s.landlord_id is null) = ${isMain}) as is_settled
    from payment p
      left join lateral (
        select sum(e.amount) filter (where j.key in ('payment:' || p.id || ':completed', 'payment:' || p.id || ':fees')
            and a.code = case when ${isMain} then 'clearing' else 'clearing:' || p.landlord_id end) as in_clearing,
          -sum(e.amount) filter (where a.code in ('commission', 'fees:own', 'provider-fees')) as ours
        from journal j join posting e on e.journal_id = j.id join account a on a.id = e.account_id
        where j.payment_id = p.id and j.key in ('payment:' || p.id || ':completed',
          'payment:' || p.id || ':fees', 'payment:' || p.id || ':shared')) b on true
    where p.reference = any (${references}::text[])`.execute(tx)
  const known = new Map(rows.map(({ reference, ...row }) => [reference, row]))
  const named = new Set<string>()
  return reported.map(({ reference, amount, fees }) => {
    const found = known.get(reference)
    const is_settled = found?.is_settled || named.has(reference)
    named.add(reference)
    return {
      reference,
      reported_amount: amount,
      reported_fees: fees,
      known: found ? { ...found, is_settled } : null,
    }
  })
}

export type Deduction = { journal_id: string; estate_id: string; amount: number; ours: number }

/**
 * Refunds and chargebacks taken from clearing and not yet deducted from a settlement, oldest first. `ours` is the part
 * borne by our own income. Found by the keys of their journals: payments post far more to clearing than refunds take from it.
 */
export async function openDeductions(tx: Tx): Promise<Deduction[]> {
  const { rows } = await sql<Deduction>`
    select j.id as journal_id, j.estate_id, -e.amount as amount,
      coalesce((
        select sum(own.amount) from journal same
          join posting own on own.journal_id = same.id join account income on income.id = own.account_id
        where same.payment_id = j.payment_id and income.code in ('commission', 'fees:own')
          and same.key like split_part(j.key, ':', 1) || ':' || split_part(j.key, ':', 2) || ':%'), 0)::bigint as ours
    from journal j join posting e on e.journal_id = j.id join account a on a.id = e.account_id
    where (j.key like 'refund:%' or j.key like 'dispute:%') and a.code = 'clearing' and e.amount < 0
      and not exists (select from settlement_deduction d where d.journal_id = j.id)
    order by j.created_at, j.id`.execute(tx)
  return rows
}
