import type { MoveKind } from '@gida/contract/domains/settlements/statement'

/** What a move is called on papers. */
export const MOVE_NAMES: Record<MoveKind, string> = {
  RENT: 'Received',
  REFUND: 'Refunded to the tenant',
  CHARGEBACK: 'Taken back by the payer’s bank',
  DEDUCTION: 'From a deposit',
  EXPENSE: 'Expense',
  SETTLED: 'Paid to your bank by the provider',
  DIRECT: 'Paid straight to you',
  REMITTED: 'Sent to your bank by the manager',
  RETURNED: 'A remittance came back',
  OTHER: 'Other',
}
