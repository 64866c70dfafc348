import {
  type Allowance,
  refillAllowance,
  returnAllowance,
  spendAllowance,
} from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'
import { exists } from '../../platform/db/rows/exists.ts'
import { deviceHash, type Visitor } from './sessions/device.ts'

const QUARTER = 15 * 60
const MOST_PER_ACCOUNT = 10
const MOST_PER_ADDRESS = 50

/** `isKnown`: this browser has signed in as this person before. */
export type SpentTry = { spent: Allowance[]; isKnown: boolean }

/**
 * Counts an attempt before the password or code is checked; it is refunded unless it was wrong. `account` is the person's id, or an
 * unknown name as entered. A browser that has signed in before has attempts of its own, which strangers cannot use up.
 */
export async function spendTry(tx: Tx, account: string, visitor: Visitor): Promise<SpentTry> {
  const device = deviceHash(visitor)
  const isKnown = device !== null && (await isDeviceOf(tx, account, device))
  const spent = isKnown
    ? [ofDevice(account, device)]
    : [ofAccount(account), limit('address', visitor.address, MOST_PER_ADDRESS)]
  await spendAllowance(tx, spent)
  return { spent, isKnown }
}

/** Checks a code within the transaction that counts the attempt. */
export async function countWrong(
  tx: Tx,
  account: string,
  visitor: Visitor,
  look: () => Promise<boolean>,
): Promise<boolean> {
  const { spent } = await spendTry(tx, account, visitor)
  const isRight = await look()
  if (isRight) await returnAllowance(tx, spent)
  return isRight
}

/** Resets the attempts after somebody has proven by a link that the account is theirs. */
export const refillTries = (tx: Tx, account: string): Promise<void> => refillAllowance(tx, ofAccount(account))

const limit = (what: string, spender: string, most: number): Allowance => ({
  name: `sign_in:${what}`,
  spender,
  most,
  seconds: QUARTER,
})
const ofAccount = (account: string) => limit('account', account, MOST_PER_ACCOUNT)
const ofDevice = (account: string, device: Buffer) =>
  limit('device', `${account} ${device.toString('hex')}`, MOST_PER_ACCOUNT)

async function isDeviceOf(tx: Tx, account: string, device: Buffer): Promise<boolean> {
  return exists(
    tx
      .selectFrom('session')
      .select('id')
      .where('device_hash', '=', device)
      .where((eb) => eb(eb.cast('user_id', 'text'), '=', account))
      .limit(1),
  )
}
