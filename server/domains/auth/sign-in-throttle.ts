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

/** `isKnown`: it came from a browser that this person has signed in with before. */
export type SpentTry = { spent: Allowance[]; isKnown: boolean }

/**
 * Spends a try at a password or a code, before it is looked at; it is to be given back unless it was wrong.
 * `account` is a person's id, however they named themselves, or the name that nobody has. A browser that this person has
 * signed in with before has tries of its own: strangers cannot use them up.
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

/** Looks at a code within the transaction that spends the try. */
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

/** After somebody has shown by a link that the account is theirs. */
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
