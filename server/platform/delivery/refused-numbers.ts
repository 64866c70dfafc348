import type { Tx } from '../db/db.ts'
import { isRefusedByNumber } from '../sms/termii-status.ts'
import { suppress } from './suppress.ts'

/** After this many refusals in a row nothing is sent to a number until its owner asks again. */
const MOST_REFUSALS = 2

/** Counts a permanent refusal by a number; a phone that is switched off is not one. */
export async function countRefusal(tx: Tx, phone: string, words: string): Promise<void> {
  if (!isRefusedByNumber(words)) return
  const { refusals } = await tx
    .insertInto('refused_number')
    .values({ phone, refusals: 1 })
    .onConflict((conflict) =>
      conflict.column('phone').doUpdateSet((eb) => ({ refusals: eb('refused_number.refusals', '+', 1) })),
    )
    .returning('refusals')
    .executeTakeFirstOrThrow()
  if (refusals >= MOST_REFUSALS) await suppress(tx, { channel: 'SMS', recipient: phone }, words)
}

/** Resets the count after a delivered text, or when the owner asks for texts again. */
export async function forgetRefusals(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom('refused_number').where('phone', '=', phone).execute()
}

/** Texts go to a number again. */
export async function resumeNumber(tx: Tx, phone: string): Promise<void> {
  await forgetRefusals(tx, phone)
  await tx
    .deleteFrom('suppressed_address')
    .where('channel', '=', 'SMS')
    .where('address', '=', phone)
    .execute()
}
