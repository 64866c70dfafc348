import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { type ChargedUnit, raiseCharges, withdrawCharge } from '../charges/index.ts'
import type { OrderToBill } from './order-to-bill.ts'

const keyOf = (bill_id: string) => `vendor-bill:${bill_id}:recharge`

/** Charges the tenant with what the landlord lays out for them; once for each bill. No commission is taken of it. */
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

/** The charge of a bill that is taken back goes with it: what was paid of it is credit of the tenant. */
export async function takeBackRecharge(
  tx: Tx,
  bill: { id: string; recharge_id: string | null },
): Promise<void> {
  if (!bill.recharge_id) return
  const charge = await tx
    .selectFrom('charge')
    .select(sql<number>`amount - withdrawn_amount - waived_amount`.as('left'))
    .where('id', '=', bill.recharge_id)
    .executeTakeFirstOrThrow()
  await withdrawCharge(tx, {
    charge_id: bill.recharge_id,
    amount: charge.left,
    cause: `vendor-bill:${bill.id}:voided`,
  })
}

async function tenancyOf(tx: Tx, { unit_id }: OrderToBill): Promise<ChargedUnit> {
  const { rows } = await sql<ChargedUnit>`
    select u.estate_id, u.property_id, u.id as unit_id, u.landlord_id, l.tenant_id, l.id as lease_id
    from lease_unit lu join lease l on l.id = lu.lease_id join unit u on u.id = lu.unit_id
    where lu.unit_id = ${unit_id} and lu.is_live and l.status = 'ACTIVE'
      and lu.during @> ${lagosDay(tx.now)}::date and l.tenant_id is not null`.execute(tx)
  const [tenancy] = rows
  if (!tenancy)
    throw new Problem('ILLEGAL_STATE', {
      message: 'Nobody rents this home now who could be charged. Decide anew who bears the cost.',
    })
  return tenancy
}
