import { payCodeOf } from '@gida/contract/domains/transfers/pay-code'
import { addDays, type Day, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { RECORDED_WITHIN_DAYS } from './gather-evidence.ts'
import { type Candidate, makeBook, type TransferBook } from './transfer-book.ts'

/** Days after its end that a settled tenancy remains a candidate. */
const AFTER_END_DAYS = 365

type Row = {
  lease_id: string
  tenant_name: string
  numbers: number[]
  charges: Candidate['charges']
  payers: string[]
  recorded: Candidate['recorded']
}

/**
 * Loads candidates for matching: one per tenant and unit, across successive leases. Open amounts are what a payment
 * would be allocated to. Includes manual records that a transfer from `since` on may duplicate.
 */
export async function loadCandidates(
  tx: Tx,
  estate_ids: readonly string[],
  since: Day,
  lease_ids?: readonly string[],
): Promise<Candidate[]> {
  const found = await sql<Row>`
    with tenancy as (
      select l.unit_id, l.tenant_id, array_agg(l.pay_number) as numbers, array_agg(l.id) as leases,
        (array_agg(l.id order by (l.status = 'ACTIVE') desc, l.start_date desc, l.id desc))[1] as lease_id,
        max(l.end_date) as until
      from lease l
      where l.estate_id = any (${[...estate_ids]}::uuid[]) and app.tenant_shown(l) is not null
      group by l.unit_id, l.tenant_id)
    select t.lease_id, t.numbers, coalesce(u.full_name, '') as tenant_name, o.charges,
      array(select distinct k.payer_key from known_payer k where k.lease_id = any (t.leases)) as payers,
      coalesce((select json_agg(json_build_object('amount', p.amount, 'day', (p.payment_date at time zone 'Africa/Lagos')::date))
        from payment p where p.tenant_id = t.tenant_id and p.unit_id = t.unit_id and p.source = 'RECORDED'
          and p.status = 'COMPLETED' and p.channel = 'BANK_TRANSFER'
          and p.payment_date >= ${startOfDay(addDays(since, -RECORDED_WITHIN_DAYS))}), '[]') as recorded
    from tenancy t
      left join users u on u.id = t.tenant_id
      cross join lateral (
        select coalesce(json_agg(json_build_object('amount', c.open_amount, 'due_date', c.due_date) order by c.due_date, c.id), '[]') as charges,
          count(*) as open from charge c where c.tenant_id = t.tenant_id and c.unit_id = t.unit_id and c.open_amount > 0) o
    where (o.open > 0 or t.until > app.today() - ${AFTER_END_DAYS}::int)
      and (${lease_ids ? [...lease_ids] : null}::uuid[] is null or t.lease_id = any (${lease_ids ? [...lease_ids] : null}::uuid[]))`.execute(
    tx,
  )
  return found.rows.map(({ numbers, ...row }) => ({
    ...row,
    codes: numbers.map(Number).map(payCodeOf),
    accounts: [],
  }))
}

export async function loadBook(tx: Tx, estate_ids: readonly string[], since: Day): Promise<TransferBook> {
  return makeBook(await loadCandidates(tx, estate_ids, since))
}
