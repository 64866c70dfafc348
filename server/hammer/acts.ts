import type { Act } from './act.ts'
import { chargeSome, fine, useCredit, waive, withdrawPart, writeOff } from './charge-acts.ts'
import { deduct, deposit } from './deposit-acts.ts'
import { bill, spend } from './fund-acts.ts'
import { payByHand, payThroughProvider, refund, reverse } from './payment-acts.ts'

export const ACTS: readonly Act[] = [
  { name: 'charge', weight: 22, run: chargeSome },
  { name: 'deposit', weight: 6, run: deposit },
  { name: 'pay', weight: 20, run: payThroughProvider },
  { name: 'offline', weight: 15, run: payByHand },
  { name: 'withdraw', weight: 8, run: withdrawPart },
  { name: 'credit', weight: 8, run: useCredit },
  { name: 'refund', weight: 8, run: refund },
  { name: 'reverse', weight: 3, run: reverse },
  { name: 'waive', weight: 4, run: waive },
  { name: 'write off', weight: 2, run: writeOff },
  { name: 'expense', weight: 2.6, run: spend },
  { name: 'bill', weight: 0.6, run: bill },
  { name: 'late fees', weight: 0.4, run: fine },
  { name: 'deduct', weight: 0.4, run: deduct },
]

const ALL = ACTS.reduce((sum, { weight }) => sum + weight, 0)

/** By weight; the last of all come in turn, so that each has been there. */
export function pickAct(roll: number, left: number): Act {
  const last = ACTS[left - 1]
  if (last) return last
  let rest = roll * ALL
  const found = ACTS.find((act) => {
    rest -= act.weight
    return rest < 0
  })
  return found ?? (ACTS[0] as Act)
}
