import { spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'

const MOST_PER_HOUR = 10

/** Uses one of ten account lookups per hour: each costs money and could reveal strangers' names. Counted whatever the bank answers. */
export async function spendLookup(tx: Tx, user_id: string, purpose: 'VERIFY' | 'SETUP'): Promise<void> {
  const wanted = { name: `account_lookup:${purpose}`, spender: user_id, most: MOST_PER_HOUR, seconds: 3600 }
  await spendAllowance(
    tx,
    wanted,
    'You have checked too many accounts this hour. Wait a while, then try again.',
  )
}
