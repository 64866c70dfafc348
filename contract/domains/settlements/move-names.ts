import type { MoveKind } from './statement.ts'

/** What a move is called to the owner, on screens and papers. */
export const MOVE_NAMES: Record<MoveKind, string> = {
  RENT: 'Received',
  REVERSED: 'Taken out again: it had not come',
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
  RETURNED: 'A remittance came back',
  OTHER: 'Other',
}
