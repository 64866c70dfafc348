import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { account, type Entry, owed, owedTo } from '../ledger/index.ts'
import type { Part } from './allocate-refund.ts'

export type RefundTarget = {
  payment_id: string
  /** Exactly one of refund or dispute. */
  refund_id?: string
  dispute_id?: string
  /** Reopen the charges; otherwise they are withdrawn. */
  still_owed: boolean
}

/** Applies refunded parts to the payment, its allocations and charges. The caller posts the journals. */
export async function applyRefund(tx: Tx, of: RefundTarget, parts: readonly Part[]): Promise<void> {
  const { payment_id, refund_id = null, dispute_id = null, still_owed } = of
  await tx
    .updateTable('payment')
    .set((eb) => ({ refunded_amount: eb('refunded_amount', '+', sumOf(parts)) }))
    .where('id', '=', payment_id)
    .execute()
  await tx
    .insertInto('refund_part')
    .values(
      parts.map((part) => ({
        refund_id,
        dispute_id,
        payment_id,
        kind: part.kind,
        charge_id: part.kind === 'CHARGE' ? part.charge.id : null,
        amount: part.amount,
        commission: part.commission,
      })),
    )
    .execute()
  for (const part of parts) {
    if (part.kind !== 'CHARGE') continue
    const { commission, refunded_commission } = part.charge
    const ofPayment = Math.min(part.commission, commission - refunded_commission)
    await sql`
      update allocation set refunded_amount = refunded_amount + ${part.amount},
        refunded_commission = refunded_commission + ${ofPayment}
      where payment_id = ${payment_id} and charge_id = ${part.charge.id}`.execute(tx)
    await sql`
      update charge set settled_amount = settled_amount - ${part.amount},
        withdrawn_amount = withdrawn_amount + ${still_owed ? 0 : part.amount},
        credit_commission = credit_commission - ${part.commission - ofPayment}
      where id = ${part.charge.id}`.execute(tx)
  }
}

/** Debits of those who bear the refund: owners, the manager's commission, the tenant's credit. */
export function fromOwners(parts: readonly Part[], tenant_id: string): Entry[] {
  return parts.flatMap((part): Entry[] => {
    if (part.kind === 'CREDIT') return [[account.credit(tenant_id), part.amount]]
    if (part.kind === 'FEE') return [['fees:own', part.amount]]
    return [
      [owedTo(part.charge), part.amount - part.commission],
      [account.commission, part.commission],
    ]
  })
}

/** Entries for debt that is owed again. */
export function owedAgain(parts: readonly Part[]): Entry[] {
  return parts.flatMap((part) => (part.kind === 'CHARGE' ? owed(part.charge, part.amount) : []))
}

export const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)
