import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'

/** Limits messages per person, allowing bursts. Edits and renames count too, since they reach as many screens. */
export const spendPace = (tx: Tx, spender: string): Promise<void> =>
  spendAllowance(
    tx,
    { name: 'message', spender, most: 20, seconds: 10 },
    'You are writing very fast. Wait a moment, then send it again.',
  )
