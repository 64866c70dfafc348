import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../../platform/db/db.ts'
import { lockNamed } from '../../../../platform/db/locks.ts'
import { Problem } from '../../../../platform/errors/problem.ts'
import { heldOn } from '../../../charges/index.ts'
import { account } from '../../../ledger/index.ts'

export type Hand = { estate_id: string; holder: string }

/** Locks and returns an estate's cash in one person's hand; kobo. Every command that spends it takes this lock. */
export async function lockCashInHand(tx: Tx, { estate_id, holder }: Hand): Promise<number> {
  const code = account.cash(holder)
  await lockNamed(tx, 'cash_in_hand', `${estate_id}:${holder}`)
  return Math.max(0, -(await heldOn(tx, estate_id, code)))
}

/** Refuses to take more cash from a person than they hold. `hint` suggests an alternative. */
export async function refuseMoreThanInHand(tx: Tx, hand: Hand, amount: number, hint: string): Promise<void> {
  const in_hand = await lockCashInHand(tx, hand)
  if (amount <= in_hand) return
  const message = `This person holds only ${formatNaira(in_hand)} in cash for this estate. ${hint}`
  throw new Problem('CASH_NOT_IN_HAND', { message, details: { in_hand } })
}
