import type { Challenge } from '@gida/contract/domains/auth/second-factor'
import { hashToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { newToken } from '../refresh-tokens.ts'

const CHALLENGE_SECONDS = 300
export const MOST_TRIES = 5

/** Creates the challenge that has to accompany the code, after a correct password. */
export async function openChallenge(tx: Tx, user_id: string): Promise<Challenge> {
  const challenge = newToken()
  const expires_at = new Date(tx.now.getTime() + CHALLENGE_SECONDS * 1000)
  await tx
    .insertInto('sign_in_challenge')
    .values({ challenge_hash: hashToken(challenge), user_id, expires_at })
    .execute()
  return { challenge, expires_in: CHALLENGE_SECONDS }
}

/** Uses one attempt and locks the challenge until the commit. Null if it has expired. */
export async function spendAttempt(
  tx: Tx,
  challenge: string,
): Promise<{ user_id: string; left: number } | null> {
  const taken = await tx
    .updateTable('sign_in_challenge')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('challenge_hash', '=', hashToken(challenge))
    .where('expires_at', '>', tx.now)
    .where('tries', '<', MOST_TRIES)
    .returning(['user_id', 'tries'])
    .executeTakeFirst()
  return taken ? { user_id: taken.user_id, left: MOST_TRIES - taken.tries } : null
}

export async function closeChallenge(tx: Tx, challenge: string): Promise<void> {
  await tx.deleteFrom('sign_in_challenge').where('challenge_hash', '=', hashToken(challenge)).execute()
}
