import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { newReference } from '../../../platform/pay/new-reference.ts'
import { splitMoney } from '../../charges/index.ts'
import { lockBooks } from '../../ledger/index.ts'
import { getUnitToPayFor, type PaymentSource, writePayment } from '../checkout/write-payment.ts'
import { completePayment } from './complete-payment.ts'
import type { ReceivedFunds } from './received-funds.ts'

export type PaymentToRecord = {
  unit_id: string
  tenant_id: string
  source: PaymentSource
  created_by: string
  /** Only these, in this order; if omitted, the tenant's open charges for the unit, oldest first. */
  charge_ids?: readonly string[]
  /** If no charges are given, only those of this type. */
  transaction_type?: TransactionType
  description?: string | null
  /** The sender's reference; generated if missing. */
  reference?: string
}

/**
 * Records and completes money that has already arrived; system only. It is allocated to open charges, and the rest
 * becomes the tenant's credit.
 */
export async function recordPayment(
  tx: Tx,
  wanted: PaymentToRecord,
  funds: ReceivedFunds,
): Promise<{ id: string }> {
  const unit = await getUnitToPayFor(tx, wanted.unit_id)
  const tenant = await tx
    .selectFrom('users')
    .select(['id', 'full_name as name'])
    .where('id', '=', wanted.tenant_id)
    .executeTakeFirstOrThrow()
  await lockBooks(tx, [unit.estate_id])
  const charges = await lockChargesToSettle(tx, wanted)
  const payment = await writePayment(tx, {
    unit,
    tenant,
    amount: funds.amount,
    split: splitMoney(funds.amount - funds.fee_borne, charges, unit.commission_rate),
    ...(wanted.transaction_type ? { transaction_type: wanted.transaction_type } : {}),
    description: wanted.description ?? null,
    created_by: wanted.created_by,
    source: wanted.source,
    reference: wanted.reference ?? newReference(),
    subaccount_code: null,
    next_check_at: null,
  })
  await completePayment(tx, payment.id, funds)
  return payment
}

/** Locked by id, as everywhere; allocated as given, or oldest first. */
async function lockChargesToSettle(
  tx: Tx,
  { unit_id, tenant_id, charge_ids, transaction_type }: PaymentToRecord,
) {
  if (charge_ids?.length === 0) return []
  let query = tx
    .selectFrom('charge')
    .select(['id', 'transaction_type', 'open_amount', 'due_date', 'landlord_id'])
    .select(sql<number>`settled_amount + credit_amount`.as('settled_amount'))
    .where('unit_id', '=', unit_id)
    .where('tenant_id', '=', tenant_id)
    .orderBy('id')
    .forNoKeyUpdate()
  if (charge_ids) query = query.where('id', 'in', [...charge_ids])
  else {
    query = query.where('open_amount', '>', 0)
    if (transaction_type) query = query.where('transaction_type', '=', transaction_type)
  }
  const found = await query.execute()
  if (charge_ids && found.length < new Set(charge_ids).size) throw problem('NOT_FOUND')
  if (charge_ids) return found.sort((a, b) => charge_ids.indexOf(a.id) - charge_ids.indexOf(b.id))
  return found.sort((a, b) => (a.due_date + a.id < b.due_date + b.id ? -1 : 1))
}
