import type { InitializeBody } from '@gida/contract/domains/payments/checkout'
import { LARGEST_PAYMENT, SMALLEST_PAYMENT } from '@gida/contract/domains/payments/rules'
import { sql } from 'kysely'
import type { Principal } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { newReference } from '../../../platform/pay/new-reference.ts'
import { nextCheckAt } from '../../../platform/pay/polling-schedule.ts'
import { splitMoney } from '../../charges/index.ts'
import { paymentBegun } from '../hooks.ts'
import { getUnitToPayFor, writePayment } from './write-payment.ts'

/** Records a payment before the provider learns of it: payer, charges and split. */
export async function beginPayment(
  tx: Tx,
  actor: Principal,
  wanted: InitializeBody,
  first_attempt_id: string | null = null,
): Promise<{ id: string }> {
  if (wanted.amount < SMALLEST_PAYMENT) throw problem('AMOUNT_TOO_SMALL', { smallest: SMALLEST_PAYMENT })
  const unit = await getUnitToPayFor(tx, wanted.property_unit_id)
  if (wanted.landlord_id && wanted.landlord_id !== unit.landlord_id) {
    throw problem('VALIDATION_ERROR', [
      { path: 'landlord_id', message: 'This is not the landlord of the unit' },
    ])
  }
  await lockUnitToPay(tx, unit.id)
  const charges = await getChargesToPay(tx, actor, wanted)
  const owed = charges.reduce((sum, charge) => sum + charge.open_amount, 0)
  if (wanted.amount > owed) throw problem('AMOUNT_TOO_LARGE', { owed })
  if (wanted.amount > LARGEST_PAYMENT) throw problem('AMOUNT_OVER_LIMIT', { largest: LARGEST_PAYMENT })
  await refuseWhileOpen(
    tx,
    charges.map((charge) => charge.id),
  )

  const [first] = charges
  if (!first) throw problem('NOTHING_OWED')
  const split = splitMoney(wanted.amount, charges, unit.commission_rate)
  // Money owed to a previous owner stays with us: the provider would pay it to the current one.
  const isTheirs = charges.every(({ landlord_id }) => landlord_id === unit.landlord_id)
  const goesToProvider = split.landlord_share > 0 && unit.subaccount_code !== null && isTheirs
  const payment = await writePayment(tx, {
    unit,
    tenant: { id: first.tenant_id, name: first.tenant_name },
    amount: wanted.amount,
    split,
    description: wanted.description ?? null,
    created_by: actor.user_id,
    source: 'PROVIDER',
    reference: newReference(),
    subaccount_code: goesToProvider ? unit.subaccount_code : null,
    next_check_at: nextCheckAt(tx.now, tx.now),
    first_attempt_id,
  })
  await paymentBegun.run({ tx, actor, wanted, payment: { id: payment.id, tenant_id: first.tenant_id } })
  return payment
}

/** Serialises payments for a unit: a second tap finds the first one's payment. Take this lock before any other. */
export async function lockUnitToPay(tx: Tx, unit_id: string): Promise<void> {
  await lockNamed(tx, 'money_for_unit', unit_id)
}

/** The charges given by id, or the open ones of the type, oldest first. Tenants pay only their own. */
async function getChargesToPay(tx: Tx, actor: Principal, wanted: InitializeBody) {
  let query = tx
    .selectFrom('charge')
    .innerJoin('users', 'users.id', 'charge.tenant_id')
    .select(['charge.id', 'charge.transaction_type', 'charge.open_amount', 'charge.tenant_id'])
    .select('charge.landlord_id')
    .select(sql<number>`charge.settled_amount + charge.credit_amount`.as('settled_amount'))
    .select('users.full_name as tenant_name')
    .where('charge.unit_id', '=', wanted.property_unit_id)
    .orderBy('charge.due_date')
    .orderBy('charge.id')
    .limit(100)
  if (actor.role === 'TENANT') query = query.where('charge.tenant_id', '=', actor.user_id)
  query = wanted.charge_ids
    ? query.where('charge.id', 'in', wanted.charge_ids)
    : query.where('charge.transaction_type', '=', wanted.transaction_type).where('charge.open_amount', '>', 0)
  const found = await query.execute()
  if (wanted.charge_ids && found.length < new Set(wanted.charge_ids).size) throw problem('NOT_FOUND')
  const open = found.filter((charge) => charge.open_amount > 0)
  if (open.length === 0) throw problem('NOTHING_OWED')
  return open.filter((charge) => charge.tenant_id === open[0]?.tenant_id)
}

/** Refuses a second payment for a charge while one is open, which could collect twice. */
async function refuseWhileOpen(tx: Tx, charge_ids: string[]): Promise<void> {
  const open = await tx
    .selectFrom('payment')
    .innerJoin('allocation', 'allocation.payment_id', 'payment.id')
    .select(['payment.id as payment_id', 'payment.reference', 'payment.status', 'payment.authorization_url'])
    .where('allocation.charge_id', 'in', charge_ids)
    .where('payment.status', 'in', ['PENDING', 'PROCESSING'])
    .executeTakeFirst()
  if (open) throw problem('PAYMENT_ALREADY_OPEN', open)
}
