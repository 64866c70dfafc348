import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import { lastDay, wasLived } from '../../platform/db/columns/lease-columns.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { type ChargedUnit, raiseCharges, withdrawCharge } from '../charges/index.ts'
import type { OrderToBill } from './order-to-bill.ts'

const keyOf = (bill_id: string) => `vendor-bill:${bill_id}:recharge`

/** Charges the tenant with what the landlord advances for them; once per bill, without commission. */
export async function chargeTenant(
  tx: Tx,
  order: OrderToBill,
  { bill_id, amount, due_date }: { bill_id: string; amount: number; due_date: string },
): Promise<void> {
  const of = await tenancyOf(tx, order)
  const key = keyOf(bill_id)
  const description = `Repair: ${order.title}`
  await raiseCharges(tx, of, [{ key, transaction_type: 'PENALTY_FEE', description, amount, due_date }])
  await asSystem(tx, () =>
    sql`update vendor_bill set recharge_id = (select id from charge where key = ${key}) where id = ${bill_id}`.execute(
      tx,
    ),
  )
}

/** Withdraws the charge of a voided bill; what was paid becomes the tenant's credit. */
export async function withdrawRecharge(
  tx: Tx,
  bill: { id: string; recharge_id: string | null },
): Promise<void> {
  if (!bill.recharge_id) return
  const charge = await tx
    .selectFrom('charge')
    .select(sql<number>`amount - withdrawn_amount`.as('left'))
    .where('id', '=', bill.recharge_id)
    .executeTakeFirstOrThrow()
  await withdrawCharge(tx, {
    charge_id: bill.recharge_id,
    amount: charge.left,
    cause: `vendor-bill:${bill.id}:voided`,
  })
}

/**
 * The tenant when the fault was reported, or else when they were made to bear it, also one who stayed on after the lease; not one who
 * moved in later.
 */
async function tenancyOf(tx: Tx, { id, unit_id }: OrderToBill): Promise<ChargedUnit> {
  const { rows } = await sql<ChargedUnit>`
    with fault as (
      select r.tenant_id, (coalesce(r.created_at, o.bearer_decided_at) at time zone 'Africa/Lagos')::date as day
      from work_order o left join maintenance_request r on r.id = o.request_id where o.id = ${id}),
    lived as (
      select l.id, l.tenant_id, l.unit_id, l.status, l.start_date,
        case when app.stays_on(lu) then ${lagosDay(tx.now)}::date else ${lastDay({ today: lagosDay(tx.now) })} end as last
      from lease_unit lu join lease l on l.id = lu.lease_id
      where lu.unit_id = ${unit_id} and ${wasLived} and l.tenant_id is not null)
    select u.estate_id, u.property_id, v.unit_id, u.landlord_id, v.tenant_id, v.id as lease_id
    from fault, lived v join unit u on u.id = ${unit_id}
    where v.tenant_id = coalesce(fault.tenant_id, (
        select tenant_id from lived where fault.day between start_date and last order by start_date desc, id desc limit 1))
    order by v.status = 'ACTIVE' desc, v.start_date desc limit 1`.execute(tx)
  const [tenancy] = rows
  if (!tenancy)
    throw new Problem('ILLEGAL_STATE', {
      message: 'Nobody rented this home at that time, so nobody can be charged. Decide again who pays.',
    })
  return tenancy
}
