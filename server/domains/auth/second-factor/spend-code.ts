import { seal, unseal } from '../../../platform/access/seal.ts'
import type { Secrets } from '../../../platform/config/secrets.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { digitsOf, stepOfCode } from './time-codes.ts'

/** Uses up a code of the person's app or a recovery code. False if it is wrong or was used before. */
export async function spendCode(tx: Tx, secrets: Secrets, user_id: string, code: string): Promise<boolean> {
  if (digitsOf(code) === null) return spendRecoveryCode(tx, user_id, code)
  return spendTimeCode(tx, secrets, user_id, code, { begun: false })
}

/** `begun`: checks the secret being set up, not the active one. Locks the row, so that concurrent calls take turns. */
export async function spendTimeCode(
  tx: Tx,
  secrets: Secrets,
  user_id: string,
  code: string,
  { begun }: { begun: boolean },
): Promise<boolean> {
  const digits = digitsOf(code)
  if (digits === null) return false
  const factor = await tx
    .selectFrom('second_factor')
    .select(['sealed_secret', 'last_step'])
    .where('user_id', '=', user_id)
    .where('confirmed_at', begun ? 'is' : 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  const opened = factor && unseal(factor.sealed_secret, user_id, secrets.seal)
  if (!opened) return false
  const last_step = stepOfCode(opened.text, digits, tx.now, factor.last_step)
  if (last_step === null) return false
  await tx
    .updateTable('second_factor')
    .set({
      last_step,
      ...(opened.isOld ? { sealed_secret: seal(opened.text, user_id, secrets.seal) } : {}),
    })
    .where('user_id', '=', user_id)
    .execute()
  return true
}
