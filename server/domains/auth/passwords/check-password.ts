import { returnAllowance } from '../../../platform/allowances/allowance.ts'
import type { Services } from '../../../platform/services.ts'
import type { SpentTry } from '../sign-in-throttle.ts'
import { isPassword, NO_ONES_HASH } from './password.ts'

/**
 * Whether a password is right. The try that was spent for it comes back unless it was wrong, so also where nothing could be
 * looked at. Without a hash to compare it takes as long.
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
