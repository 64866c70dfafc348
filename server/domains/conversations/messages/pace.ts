import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'

/** A burst of lines is talk; more is a machine. What is put right or renamed comes to as many screens as a message. */
export const spendPace = (tx: Tx, spender: string): Promise<void> =>
  spendAllowance(
    tx,
    { name: 'message', spender, most: 20, seconds: 10 },
    'You are writing very fast. Wait a moment, then send it again.',
  )
