import { maskEmail, maskPhone } from '@gida/contract/domains/signing/rules'
import { sql } from 'kysely'
import { hashToken, newCode, newToken } from '../../../platform/access/link-tokens.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { SignerRow } from '../requests/request-queries.ts'
import { type From, writeTrail } from '../requests/trail.ts'
import type { SignerLink } from './find-signer.ts'
import { wordsFor } from './messages.ts'

const CODE_MINUTES = 10
const MOST_TRIES = 5
/** A code entered for signing must be used by the same call. */
const SHOWN_MS = 60_000

const codeHash = (id: string, code: string) => hashToken(`${id}:${code}`)

/** Sends a code to the signer's phone or mail, since a link may be forwarded. Returns the masked address. */
export async function sendCode(
  tx: Tx,
  { signing, signer }: SignerLink,
  { way, from }: { way?: 'EMAIL' | 'SMS' | undefined; from: From },
): Promise<string> {
  const { id } = signer
  const { email, phone } = await waysOf(tx, signer)
  await spendAllowance(tx, { name: 'signing_code', spender: id, most: 6, seconds: 3_600 })
  const code = newCode()
  const code_expires_at = new Date(tx.now.getTime() + CODE_MINUTES * 60_000)
  const row = { code_hash: codeHash(id, code), code_expires_at, code_tries: 0, code_shown_at: null }
  await tx.updateTable('signer').set(row).where('id', '=', id).execute()
  const { codeText, codeSubject } = await wordsFor(tx, signer)
  const text = codeText(code, signing.document_name)
  const isText = phone !== null && (way === 'SMS' || email === null || way === undefined)
  const to = isText ? phone : (email ?? '')
  const message = { to, text, secret: true, kind: 'signing', user_id: signer.user_id ?? undefined }
  if (isText) await sendText(tx, message)
  else await sendMail(tx, { ...message, subject: codeSubject(code) })
  const sent_to = isText ? maskPhone(to) : maskEmail(to)
  await writeTrail(tx, { request_id: signing.id, signer_id: id, kind: 'CODE_SENT', detail: sent_to, from })
  return sent_to
}

/**
 * For a signer with an account, only addresses that belong to that account, as the sender may have entered another person's. If none
 * does, the signer is unlinked from the account.
 */
async function waysOf(
  tx: Tx,
  { id, user_id, email, phone }: SignerRow,
): Promise<Pick<SignerRow, 'email' | 'phone'>> {
  if (user_id === null) return { email, phone }
  const { rows } = await sql<Pick<SignerRow, 'email' | 'phone'>>`
    select case when u.email = s.email::citext then s.email end as email, case when u.phone = s.phone then s.phone end as phone
    from signer s join users u on u.id = s.user_id where s.id = ${id} and (u.email = s.email::citext or u.phone = s.phone)`.execute(
    tx,
  )
  if (rows[0]) return rows[0]
  await tx.updateTable('signer').set({ user_id: null }).where('id', '=', id).execute()
  return { email, phone }
}

/** Whether a code is correct; a correct one is used up. Every attempt counts, so callers must commit before refusing. */
export async function tryCode(
  tx: Tx,
  { signing, signer }: SignerLink,
  code: string,
  from: From,
): Promise<boolean> {
  const tried = await tx
    .updateTable('signer')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('id', '=', signer.id)
    .returning(['code_hash', 'code_expires_at', 'code_tries'])
    .executeTakeFirstOrThrow()
  if (tried.code_tries > MOST_TRIES)
    throw new Problem('TOO_MANY_REQUESTS', { message: 'Too many attempts. Ask for a new code.' })
  const isFresh = tried.code_expires_at !== null && tried.code_expires_at > tx.now
  const fits = isFresh && tried.code_hash?.equals(codeHash(signer.id, code)) === true
  if (!fits) {
    await writeTrail(tx, { request_id: signing.id, signer_id: signer.id, kind: 'CODE_WRONG', from })
    return false
  }
  const spent = { code_hash: null, code_expires_at: null, code_shown_at: tx.now }
  await tx.updateTable('signer').set(spent).where('id', '=', signer.id).execute()
  return true
}

/** Whether a code was entered just now. */
export const hasShownCode = ({ signer: { code_shown_at } }: SignerLink, now: Date): boolean =>
  code_shown_at !== null && now.getTime() - code_shown_at.getTime() < SHOWN_MS

/** Binds the document to this browser. Returns the value of its cookie. */
export async function openPaper(tx: Tx, { signing, signer }: SignerLink, from: From): Promise<string> {
  const kept = newToken()
  const at = await writeTrail(tx, { request_id: signing.id, signer_id: signer.id, kind: 'OPENED', from })
  await tx
    .updateTable('signer')
    .set({ device_hash: hashToken(kept), opened_at: signer.opened_at ?? at, code_shown_at: null })
    .where('id', '=', signer.id)
    .execute()
  return kept
}
