import { BENEFICIARIES, TransactionType } from '@gida/contract/domains/charges/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Amount of a payment that must not be paid out because its dispute is open; kobo. Check before every payout. */
export async function heldByDispute(tx: Tx, payment_id: string): Promise<number> {
  const held = await tx
    .selectFrom('dispute')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('amount'))
    .where('payment_id', '=', payment_id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(held.amount)
}

/** Part of a tenant's credit in an estate that came from disputed payments and would be lost with them; kobo. */
export async function creditHeldByDispute(
  tx: Tx,
  { estate_id, tenant_id }: { estate_id: string; tenant_id: string },
): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(least(d.amount, greatest(0, p.credit_amount - (
      select coalesce(sum(r.amount), 0) from refund_part r where r.payment_id = p.id and r.kind = 'CREDIT' and not r.undone) + (
      select coalesce(sum(greatest(0, -c.credit_amount)), 0) from allocation a join charge c on c.id = a.charge_id
      where a.payment_id = p.id)))), 0)::bigint as held
    from (
      select payment_id, sum(amount) as amount from dispute
      where closed_at is null and estate_id = ${estate_id} and tenant_id = ${tenant_id} group by 1) d
      join payment p on p.id = d.payment_id`.execute(tx)
  return rows[0]?.held ?? 0
}

const FOR_THE_FUND = TransactionType.options.filter((type) => BENEFICIARIES[type] === 'SERVICE')

/** Part of an estate's service-charge fund that came from disputed payments; kobo. Check before spending from the fund. */
export async function fundHeldByDispute(tx: Tx, estate_id: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(least(d.amount, (
      select coalesce(sum(a.settled_amount - a.refunded_amount), 0) from allocation a join charge c on c.id = a.charge_id
      where a.payment_id = d.payment_id and c.transaction_type = any (${FOR_THE_FUND}::text[])))), 0)::bigint as held
    from (
      select payment_id, sum(amount) as amount from dispute where closed_at is null and estate_id = ${estate_id} group by 1) d`.execute(
    tx,
  )
  return rows[0]?.held ?? 0
}

/** Whether a disputed payment paid the deposit of a lease or of a predecessor. */
export async function isDepositDisputed(tx: Tx, lease_id: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive followed as (
      select id, follows_id from lease where id = ${lease_id}
      union select l.id, l.follows_id from lease l join followed f on l.id = f.follows_id)
    select from followed f join charge c on c.lease_id = f.id and c.transaction_type in ('CAUTION_DEPOSIT', 'SECURITY_DEPOSIT')
      join allocation a on a.charge_id = c.id join dispute d on d.payment_id = a.payment_id and d.closed_at is null
    limit 1`.execute(tx)
  return rows.length > 0
}
