import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { hashToken, newToken } from '../refresh-tokens.ts'

export type Purpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD'
const HOURS: Record<Purpose, number> = { VERIFY_EMAIL: 24, RESET_PASSWORD: 1 }

const MOST_PER_MINUTE = 1
const MOST_PER_HOUR = 5
/** From one caller's address, for all people together; many phones share one address here. */
const MOST_PER_CALLER = 60

export type WantedToken = {
  user_id: string
  purpose: Purpose
  sent_to: string
  /** The address of the caller; null where the server itself had the idea. */
  requested_by: string | null
}

/** A new link's token; null when enough were sent to this address. Of two at once the second sees the first. */
export async function makeToken(tx: Tx, wanted: WantedToken): Promise<string | null> {
  const lock = `mailed_token:${wanted.purpose}:${wanted.sent_to}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  if (await isEnough(tx, wanted)) return null
  const token = newToken()
  await tx
    .insertInto('mailed_token')
    .values({
      ...wanted,
      token_hash: hashToken(token),
      expires_at: new Date(tx.now.getTime() + HOURS[wanted.purpose] * 3_600_000),
    })
    .execute()
  return token
}

async function isEnough(tx: Tx, { purpose, sent_to, requested_by }: WantedToken): Promise<boolean> {
  const ago = (seconds: number) => new Date(tx.now.getTime() - seconds * 1000)
  const { rows } = await sql<{ minute: number; hour: number; caller: number }>`
    select count(*) filter (where created_at > ${ago(60)}) as minute, count(*) as hour,
      (select count(*) from mailed_token where requested_by = ${requested_by} and created_at > ${ago(3600)}) as caller
    from mailed_token
    where sent_to = ${sent_to} and purpose = ${purpose} and created_at > ${ago(3600)}`.execute(tx)
  const sent = rows[0]
  return (
    sent !== undefined &&
    (sent.minute >= MOST_PER_MINUTE || sent.hour >= MOST_PER_HOUR || sent.caller >= MOST_PER_CALLER)
  )
}

export type TokenState = 'good' | 'unknown' | 'used' | 'expired'
type Found = { state: TokenState; user_id: string; sent_to: string }

/** What a token is worth at this moment. It is not spent by that. */
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

/** Spends a token. Of two at once one is answered true. Its siblings of the same purpose are spent with it. */
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
