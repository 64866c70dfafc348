import type {
  AutopayCharge,
  AutopayChargeStatus,
  AutopayInstruction,
  AutopayStatus,
  StopReason,
} from '@gida/contract/domains/autopay/autopay'
import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { methodsOf } from '../payment-methods/method-queries.ts'
import { presentMethod } from '../payment-methods/present-method.ts'
import { canChange } from './instruction-policy.ts'
import { type AutopayChargeRow, autopayChargesOf, type InstructionRow } from './instruction-queries.ts'

/** Instructions as an actor may see them: only the tenant sees the terms. */
export async function presentInstructions(
  tx: Tx,
  actor: Actor,
  rows: readonly InstructionRow[],
): Promise<AutopayInstruction[]> {
  const own = rows.filter((row) => canChange(actor, row))
  const [charges, methods] =
    own.length === 0
      ? [[], []]
      : await Promise.all([
          autopayChargesOf(
            tx,
            own.map((row) => row.id),
          ),
          methodsOf(tx, actor.user_id),
        ])
  const cards = new Map(methods.map((row) => [row.id, presentMethod(row, lagosDay(tx.now))]))
  return rows.map((row) => ({
    id: row.id,
    lease_id: row.lease_id,
    place: row.place,
    tenant_name: row.tenant_name,
    status: row.status as AutopayStatus,
    reason: row.reason as StopReason | null,
    transaction_types: row.transaction_types as TransactionType[],
    created_at: row.created_at.toISOString(),
    terms: canChange(actor, row) ? termsOf(row, cards, charges) : null,
    can: { change: canChange(actor, row) },
  }))
}

function termsOf(
  row: InstructionRow,
  cards: Map<string, PaymentMethod>,
  charges: readonly AutopayChargeRow[],
) {
  return {
    ceiling: row.ceiling,
    day_offset: row.day_offset,
    method: cards.get(row.method_id) ?? null,
    debits: charges.filter((charge) => charge.instruction_id === row.id).map(presentCharge),
  }
}

const presentCharge = (row: AutopayChargeRow): AutopayCharge => ({
  id: row.id,
  charge_id: row.charge_id,
  description: row.description,
  amount: row.amount,
  charge_on: row.charge_on,
  status: row.status as AutopayChargeStatus,
  failures: row.failures,
  failure: row.failure,
  payment_id: row.payment_id,
})
