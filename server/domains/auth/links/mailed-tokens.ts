import { hashToken } from '../../../platform/access/link-tokens.ts'
import { type Allowance, trySpending } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { newToken } from '../refresh-tokens.ts'

export type Purpose = 'VERIFY_EMAIL' | 'VERIFY_PHONE' | 'RESET_PASSWORD'
const MINUTES: Record<Purpose, number> = { VERIFY_EMAIL: 24 * 60, VERIFY_PHONE: 10, RESET_PASSWORD: 60 }

/** Once a minute and five times an hour per address or number. */
export const perAddress = (purpose: Purpose, spender: string): Allowance[] => [
  { name: `${purpose}:minute`, spender, most: 1, seconds: 60 },
  { name: `${purpose}:hour`, spender, most: 5, seconds: 3600 },
]

export type WantedToken = {
  user_id: string
  purpose: Purpose
  sent_to: string
}

/** The token of a new link; null if the address has reached its limit. */
export async function makeToken(tx: Tx, wanted: WantedToken): Promise<string | null> {
  if ((await trySpending(tx, perAddress(wanted.purpose, wanted.sent_to))) > 0) return null
  const token = newToken()
  await insertToken(tx, wanted, token)
  return token
}

/** Keeps the hash of a token that was made elsewhere. */
export async function insertToken(tx: Tx, wanted: WantedToken, token: string): Promise<void> {
  await tx
    .insertInto('mailed_token')
    .values({
      ...wanted,
      token_hash: hashToken(token),
      expires_at: new Date(tx.now.getTime() + MINUTES[wanted.purpose] * 60_000),
    })
    .execute()
}

export type TokenState = 'good' | 'unknown' | 'used' | 'expired'
type Found = { state: TokenState; user_id: string; sent_to: string }

/** The account and address of a valid token, without using it up. */
export async function findToken(tx: Tx, purpose: Purpose, token: string): Promise<Found | null> {
  const found = await tx
    .selectFrom('mailed_token')
    .select(['user_id', 'sent_to', 'used_at', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!found) return null
  const { user_id, sent_to, used_at, expires_at } = found
  return { user_id, sent_to, state: used_at ? 'used' : expires_at <= tx.now ? 'expired' : 'good' }
}

/** Uses up a token and the others of the same purpose. Of two concurrent calls only one returns true. */
export async function spendToken(tx: Tx, purpose: Purpose, token: string): Promise<boolean> {
  const spent = await tx
    .updateTable('mailed_token')
    .set({ used_at: tx.now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .returning('user_id')
    .executeTakeFirst()
  if (!spent) return false
  await tx
    .updateTable('mailed_token')
    .set({ used_at: tx.now })
    .where('user_id', '=', spent.user_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
  return true
}
