import type { MoveKind } from './statement.ts'

/** Display name of a movement for owners, on screens and documents. */
export const MOVE_NAMES: Record<MoveKind, string> = {
  RENT: 'Received',
  REVERSED: 'Removed: the money had not come in',
  FROM_CREDIT: 'Paid from the tenant’s credit',
  TO_CREDIT: 'Returned to the tenant as credit',
  REFUND: 'Refunded to the tenant',
  CHARGEBACK: 'Charged back by the payer’s bank',
  DEDUCTION: 'From a deposit',
  EXPENSE: 'Expense',
  UPKEEP: 'Repair',
  SETTLED: 'Paid to your bank by the provider',
  DIRECT: 'Paid straight to you',
  REMITTED: 'Sent to your bank by the manager',
  RETURNED: 'A payout came back',
  OTHER: 'Other',
}
