import { returnAllowance } from '../../../platform/allowances/allowance.ts'
import type { Services } from '../../../platform/services.ts'
import type { SpentTry } from '../sign-in-throttle.ts'
import { isPassword, NO_ONES_HASH } from './password.ts'

/**
 * Whether a password is correct. The attempt is refunded unless it was wrong, also if nothing could be checked. Takes the same time
 * without a stored hash.
 */
export async function checkPassword(
  services: Services,
  { spent, isKnown }: SpentTry,
  password: string,
  hash: string = NO_ONES_HASH,
): Promise<boolean> {
  let isWrong = false
  try {
    isWrong = !(await isPassword(password, hash, isKnown ? 'known' : 'others'))
    return !isWrong
  } finally {
    if (!isWrong) await services.transaction('system', (tx) => returnAllowance(tx, spent))
  }
}
