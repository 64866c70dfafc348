import { BENEFICIARIES } from '@gida/contract/domains/charges/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { creditOf, depositOf, lockCredit, retainedCommission } from '../charges/index.ts'
import { lockBooks } from '../ledger/index.ts'

/** A refundable part by origin; whole kobo. The commission is the manager's share of it. */
export type Part =
  | { kind: 'CHARGE'; charge: SettledCharge; amount: number; commission: number }
  | { kind: 'CREDIT'; amount: number; commission: 0 }
  | { kind: 'FEE'; amount: number; commission: 0 }

export type SettledCharge = Awaited<ReturnType<typeof lockSettled>>[number]

/** A payment with all refundable parts, in refund order. */
export type RefundAllocation = { payment: RefundablePayment; parts: Part[]; most: number }

export type RefundablePayment = Awaited<ReturnType<typeof lockPayment>>

/**
 * Locks a payment, the books, the tenant's credit and the charges, and returns what can be refunded: unallocated credit
 * first, then allocations, latest first, then the fee borne by the payer.
 */
export async function allocateRefund(tx: Tx, payment_id: string): Promise<RefundAllocation> {
  const payment = await lockPayment(tx, payment_id)
  await lockBooks(tx, [payment.estate_id])
  await lockCredit(tx, payment.tenant_id)
  const charges = await lockSettled(tx, payment_id)
  const left = payment.amount - payment.refunded_amount
  const parts: Part[] = []
  const add = (part: Part) => part.amount > 0 && parts.push(part)

  const credit = Math.min(await creditOf(tx, payment), leftInCredit(payment, charges), left)
  add({ kind: 'CREDIT', amount: credit, commission: 0 })
  const deposits = new Map<string, number>()
  for (const charge of charges) {
    const held = await heldFor(tx, charge, deposits)
    const amount = Math.min(charge.settled - charge.refunded, charge.collected, held)
    if (BENEFICIARIES[charge.transaction_type] === 'DEPOSIT') deposits.set(depositKey(charge), held - amount)
    add({ kind: 'CHARGE', charge, amount, commission: commissionBack(charge, amount) })
  }
  add({ kind: 'FEE', amount: payment.fee_left, commission: 0 })
  return { payment, ...upTo(parts, left) }
}

/** The parts that make up a refund of `amount`, in order. */
export function partsOf(plan: RefundAllocation, amount: number): Part[] {
  return upTo(plan.parts, amount).parts
}

function upTo(parts: readonly Part[], amount: number): { parts: Part[]; most: number } {
  let left = amount
  const taken: Part[] = []
  for (const part of parts) {
    const some = Math.min(left, part.amount)
    if (some === 0) continue
    left -= some
    taken.push(
      part.kind === 'CHARGE'
        ? { ...part, amount: some, commission: commissionBack(part.charge, some) }
        : { ...part, amount: some },
    )
  }
  return { parts: taken, most: amount - left }
}

type CommissionOf = Pick<
  SettledCharge,
  'settled' | 'refunded' | 'commission' | 'refunded_commission' | 'collected' | 'commission_kept'
>

/**
 * Floored on the total refunded so far less commission already returned, so that splitting a refund changes nothing.
 * Refunding the last of a charge returns all remaining commission.
 */
export function commissionBack(charge: CommissionOf, amount: number): number {
  if (amount === 0) return 0
  if (amount === charge.collected) return charge.commission_kept
  const due = (BigInt(charge.refunded + amount) * BigInt(charge.commission)) / BigInt(charge.settled)
  return Math.min(Number(due) - charge.refunded_commission, charge.commission_kept)
}

/** Credit from this payment: its surplus and withdrawn charges, less what was already refunded. */
function leftInCredit(payment: RefundablePayment, charges: readonly SettledCharge[]): number {
  const withdrawn = charges.reduce((sum, charge) => sum + Math.max(0, -charge.credit_amount), 0)
  return Math.max(0, payment.credit_amount + withdrawn - payment.credit_refunded)
}

/** A caution deposit is refundable only as far as it is still held. */
async function heldFor(tx: Tx, charge: SettledCharge, seen: Map<string, number>): Promise<number> {
  if (BENEFICIARIES[charge.transaction_type] !== 'DEPOSIT') return Number.MAX_SAFE_INTEGER
  const key = depositKey(charge)
  return seen.get(key) ?? depositOf(tx, { estate_id: charge.estate_id, lease_id: charge.lease_id ?? key })
}
const depositKey = (charge: SettledCharge) => charge.lease_id ?? charge.estate_id

function lockPayment(tx: Tx, payment_id: string) {
  return tx
    .selectFrom('payment')
    .selectAll('payment')
    .select([
      sql<number>`(select coalesce(sum(amount), 0)::bigint from refund_part
        where payment_id = payment.id and kind = 'CREDIT' and not undone)`.as('credit_refunded'),
      sql<number>`greatest(0, payment.amount - payment.credit_amount
        - (select coalesce(sum(settled_amount), 0)::bigint from allocation where payment_id = payment.id)
        - (select coalesce(sum(amount), 0)::bigint from refund_part
           where payment_id = payment.id and kind = 'FEE' and not undone))`.as('fee_left'),
    ])
    .where('id', '=', payment_id)
    .forUpdate('payment')
    .executeTakeFirstOrThrow()
}

/** Locked by id, as everywhere; refunded latest first. */
async function lockSettled(tx: Tx, payment_id: string) {
  const rows = await tx
    .selectFrom('charge')
    .innerJoin('allocation', 'allocation.charge_id', 'charge.id')
    .select(['charge.id', 'charge.transaction_type', 'charge.description', 'charge.open_amount'])
    .select(['charge.lease_id', 'charge.landlord_id', 'charge.tenant_id', 'charge.estate_id'])
    .select(['charge.credit_amount', 'allocation.position', 'allocation.settled_amount as settled'])
    .select(['allocation.refunded_amount as refunded', 'allocation.commission_amount as commission'])
    .select(['allocation.refunded_commission'])
    .select(sql<number>`charge.settled_amount + charge.credit_amount`.as('collected'))
    .where('allocation.payment_id', '=', payment_id)
    .where('allocation.settled_amount', '>', 0)
    .orderBy('charge.id')
    .forNoKeyUpdate('charge')
    .execute()
  const kept = await retainedCommission(
    tx,
    rows.map(({ id }) => id),
  )
  return rows
    .map((row) => ({ ...row, commission_kept: kept.get(row.id) ?? 0 }))
    .sort((a, b) => b.position - a.position)
}
