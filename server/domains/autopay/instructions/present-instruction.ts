import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import type {
  Debit,
  DebitStatus,
  InstructionStatus,
  StandingInstruction,
  StopReason,
} from '@gida/contract/domains/autopay/recurring'
import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { methodsOf } from '../payment-methods/method-queries.ts'
import { presentMethod } from '../payment-methods/present-method.ts'
import { canChange } from './instruction-policy.ts'
import { type DebitRow, debitsOf, type InstructionRow } from './instruction-queries.ts'

/** Instructions as an actor may see them: the terms are for the tenant alone. */
export async function presentInstructions(
  tx: Tx,
  actor: Actor,
  rows: readonly InstructionRow[],
): Promise<StandingInstruction[]> {
  const own = rows.filter((row) => canChange(actor, row))
  const [debits, methods] =
    own.length === 0
      ? [[], []]
      : await Promise.all([
          debitsOf(
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
    status: row.status as InstructionStatus,
    reason: row.reason as StopReason | null,
    transaction_types: row.transaction_types as TransactionType[],
    created_at: row.created_at.toISOString(),
    terms: canChange(actor, row) ? termsOf(row, cards, debits) : null,
    can: { change: canChange(actor, row) },
  }))
}

function termsOf(row: InstructionRow, cards: Map<string, PaymentMethod>, debits: readonly DebitRow[]) {
  return {
    ceiling: row.ceiling,
    day_offset: row.day_offset,
    method: cards.get(row.method_id) ?? null,
    debits: debits.filter((debit) => debit.instruction_id === row.id).map(presentDebit),
  }
}

const presentDebit = (row: DebitRow): Debit => ({
  id: row.id,
  charge_id: row.charge_id,
  description: row.description,
  amount: row.amount,
  debit_on: row.debit_on,
  status: row.status as DebitStatus,
  failures: row.failures,
  failure: row.failure,
  payment_id: row.payment_id,
})
