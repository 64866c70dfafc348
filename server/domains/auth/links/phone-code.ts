import type { Actor } from '../../../platform/access/actor.ts'
import { newCode } from '../../../platform/access/link-tokens.ts'
import { refillAllowance, spendAllowance, trySpending } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { sendText } from '../../../platform/mail/outbox.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser, markVerified } from '../../users/index.ts'
import { asSystemFor } from '../as-system.ts'
import { type Outcome, unwrap } from '../outcome.ts'
import { wordsFor } from '../words/words.ts'
import { findToken, insertToken, perAddress, spendToken } from './mailed-tokens.ts'

/** A code has a million values, so few may be tried. */
const triesOf = (spender: string) => ({ name: 'phone_code_try', spender, most: 5, seconds: 3600 })

/** What is hashed: a code alone could be another person's too. */
const tokenOf = (user_id: string, code: string) => `${user_id}:${code}`

/** Texts a code to the person's number, which they enter where they are signed in. Replaces an earlier code. */
export async function sendPhoneCode(tx: Tx, user_id: string): Promise<void> {
  const { phone } = await getUser(tx, user_id)
  if (!phone) throw problem('NO_PHONE_NUMBER')
  await spendAllowance(tx, perAddress('VERIFY_PHONE', phone))
  await tx
    .deleteFrom('mailed_token')
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'VERIFY_PHONE')
    .execute()
  const code = newCode()
  await insertToken(tx, { user_id, purpose: 'VERIFY_PHONE', sent_to: phone }, tokenOf(user_id, code))
  const { phoneCode } = await wordsFor(tx, user_id)
  await sendText(tx, { to: phone, text: `Gida: ${phoneCode(code)}`, secret: true })
}

type Verified = { verified: true; phone: string }

/** Verifies the number that the code was sent to, not one it was changed to since. A wrong code counts as a try. */
export async function verifyPhone(services: Services, actor: Actor, code: string): Promise<Verified> {
  const outcome = await asSystemFor(services, actor, async (tx): Promise<Outcome<Verified>> => {
    const tries = triesOf(actor.user_id)
    const wait = await trySpending(tx, tries)
    if (wait > 0) return { refused: new Problem('TOO_MANY_REQUESTS', { retryAfter: wait }) }
    const token = tokenOf(actor.user_id, code)
    const found = await findToken(tx, 'VERIFY_PHONE', token)
    const isRight =
      found !== null &&
      (await spendToken(tx, 'VERIFY_PHONE', token)) &&
      (await markVerified(tx, actor.user_id, found.sent_to))
    if (!isRight) return { refused: problem('INVALID_CODE') }
    await refillAllowance(tx, tries)
    return { done: { verified: true, phone: found.sent_to } }
  })
  return unwrap(outcome)
}
