import { hashToken, newCode, newToken } from '../../../platform/access/link-tokens.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import type { OfferRow } from './find-offer.ts'
import { texts, textVendor } from './texts.ts'

const CODE_MINUTES = 10
const MOST_TRIES = 5

/** Whether a phone may open the page: the one that accepted, or any before acceptance. */
export const isItsPhone = ({ state, device_hash }: OfferRow, kept: string | undefined): boolean =>
  state !== 'ACCEPTED' || (device_hash !== null && kept !== undefined && device_hash.equals(hashToken(kept)))

/** Binds the page to one phone and returns the key to store on it: the accepting page's own key, if it had one. */
export async function bindPhone(tx: Tx, id: string, kept = newToken()): Promise<string> {
  await tx
    .updateTable('work_offer')
    .set({ device_hash: hashToken(kept), code_hash: null, code_expires_at: null, code_tries: 0 })
    .where('id', '=', id)
    .execute()
  return kept
}

/** Texts a code to the vendor's number, since the link may have been forwarded to another phone. */
export async function sendCode(tx: Tx, { id, number, phone }: OfferRow): Promise<void> {
  await spendAllowance(tx, { name: 'work_code', spender: id, most: 3, seconds: 3_600 })
  const code = newCode()
  const code_expires_at = new Date(tx.now.getTime() + CODE_MINUTES * 60_000)
  await tx
    .updateTable('work_offer')
    .set({ code_hash: codeHash(id, code), code_expires_at, code_tries: 0 })
    .where('id', '=', id)
    .execute()
  const to = { id, phone, key: `code:${tx.now.getTime()}`, urgent: true, secret: true }
  await textVendor(tx, to, texts.code(number, code))
}

/** Whether a code is correct and not expired. Every attempt counts. */
export async function tryCode(tx: Tx, { id }: OfferRow, code: string): Promise<boolean> {
  const tried = await tx
    .updateTable('work_offer')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('id', '=', id)
    .returning(['code_hash', 'code_expires_at', 'code_tries'])
    .executeTakeFirstOrThrow()
  if (tried.code_tries > MOST_TRIES)
    throw new Problem('TOO_MANY_REQUESTS', { message: 'Too many attempts. Ask for a new code.' })
  const isFresh = tried.code_expires_at !== null && tried.code_expires_at > tx.now
  return isFresh && tried.code_hash?.equals(codeHash(id, code.replace(/\D/g, ''))) === true
}

const codeHash = (id: string, code: string) => hashToken(`${id}:${code}`)
