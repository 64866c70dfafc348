import type { bills as calls } from '@gida/contract/domains/bills/endpoints'
import type { PayingBearer } from '@gida/contract/domains/bills/rules'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { asFound, given, type Listed, readFound } from '../../platform/db/rows/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { lockBooks } from '../ledger/index.ts'
import { estateToPayFrom } from './policy.ts'

/** Bills with related names, filtered by row-level security. */
const bills = (tx: Tx) =>
  tx
    .selectFrom('vendor_bill as bill')
    .innerJoin('estate', 'estate.id', 'bill.estate_id')
    .leftJoin('users as enterer', 'enterer.id', 'bill.entered_by')
    .selectAll('bill')
    .select(['estate.name as estate_name', 'enterer.full_name as enterer_name'])
    .select(sql<number>`(select number from work_order o where o.id = bill.order_id)`.as('order_number'))
    .select(sql<PayingBearer>`bill.bearer`.as('bearer'))
    .select(sql<'PERSON' | 'COMPANY'>`bill.payer`.as('payer'))
export type BillRow = Awaited<ReturnType<typeof getBillRow>>

export async function getBillRow(tx: Tx, id: string) {
  return orNotFound(await bills(tx).where('bill.id', '=', id).executeTakeFirst())
}

export const billsOfOrder = (tx: Tx, order_id: string): Promise<BillRow[]> =>
  bills(tx).where('order_id', '=', order_id).orderBy('bill.id').execute()

/** Locks a bill with the books of its estate until the transaction ends. */
export async function lockBill(tx: Tx, actor: Actor, id: string): Promise<BillRow> {
  const { estate_id } = await getBillRow(tx, id)
  await estateToPayFrom(tx, actor, estate_id)
  await lockBooks(tx, [estate_id])
  return getBillRow(tx, id)
}

type Query = QueryOf<typeof calls.listBills>
/** SQL: the unpaid amount of a bill without the retention, and whether there is any. */
export const LEFT_OF_BILL = sql<number>`(amount - advance_amount - retention_amount - paid_amount)`
export const BILL_DUE = sql<SqlBool>`(voided_at is null and amount - advance_amount - retention_amount > paid_amount)`

/** Payable bills by due day, oldest first; others newest first. */
export function listBills(tx: Tx, query: Query): Promise<Listed<BillRow>> {
  const { estate_id = null, shown, vendor_id, unit_id, category, from = null, to = null } = query
  const alike = JSON.stringify(given({ vendor_id, unit_id, category }))
  return readFound(
    tx,
    query,
    (bounds) => sql`
      select * from app.find_bills(${estate_id}, ${shown}, ${alike}::jsonb, ${from}, ${to}, ${bounds})`,
    (ids) =>
      bills(tx)
        .where(sql<SqlBool>`bill.id = any (${ids}::uuid[])`)
        .orderBy(asFound('bill.id', ids))
        .execute(),
  )
}
