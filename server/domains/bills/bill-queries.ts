import type { bills as calls } from '@gida/contract/domains/bills/endpoints'
import type { PayingBearer } from '@gida/contract/domains/bills/rules'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { given, readPage } from '../../platform/db/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { lockBooks } from '../ledger/index.ts'
import { estateToPayFrom } from './policy.ts'

/** Bills with the names around them. Row-level security says which. */
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

/** One that is paid or taken back, with the books of its estate: held until the transaction ends. */
export async function lockBill(tx: Tx, actor: Actor, id: string): Promise<BillRow> {
  const { estate_id } = await getBillRow(tx, id)
  await estateToPayFrom(tx, actor, estate_id)
  await lockBooks(tx, [estate_id])
  return getBillRow(tx, id)
}

type Query = QueryOf<typeof calls.listBills>
/** What is left of a bill, without what is kept until the work has proved itself; and that something is. */
export const LEFT_OF_BILL = sql<number>`(amount - advance_amount - retention_amount - paid_amount)`
export const BILL_DUE = sql<SqlBool>`(voided_at is null and amount - advance_amount - retention_amount > paid_amount)`

const SHOWN: Record<Query['shown'], RawBuilder<SqlBool>> = {
  TO_PAY: sql`(voided_at is null and amount - advance_amount > paid_amount + retention_paid)`,
  DUE: BILL_DUE,
  PAID: sql`(voided_at is null and amount - advance_amount = paid_amount + retention_paid)`,
  BILLED: sql`voided_at is null`,
  VOIDED: sql`voided_at is not null`,
  ALL: sql`true`,
}

/** Those to pay by their day, the oldest first; all others the newest first. */
export function listBills(
  tx: Tx,
  { shown, estate_id, vendor_id, unit_id, category, from, to, ...page }: Query,
): Promise<{ rows: BillRow[]; total: number }> {
  const where = { 'bill.estate_id': estate_id, 'bill.vendor_id': vendor_id, 'bill.unit_id': unit_id }
  let wanted = bills(tx)
    .where((eb) => eb.and(given({ ...where, 'bill.category': category })))
    .where(SHOWN[shown])
  if (from) wanted = wanted.where('billed_on', '>=', from)
  if (to) wanted = wanted.where('billed_on', '<=', to)
  return readPage(
    shown === 'TO_PAY' || shown === 'DUE'
      ? wanted.orderBy('billed_on').orderBy('bill.id')
      : wanted.orderBy('bill.created_at', 'desc').orderBy('bill.id', 'desc'),
    page,
  )
}
