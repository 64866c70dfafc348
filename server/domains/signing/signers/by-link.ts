import type { Signing as ShownSigning, SignDocument } from '@gida/contract/domains/signing/request'
import { CONSENT, maskEmail } from '@gida/contract/domains/signing/rules'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import type { Services } from '../../../platform/services.ts'
import { fieldsOf } from '../requests/request-queries.ts'
import type { From } from '../requests/trail.ts'
import { hasShownCode, openPaper, sendCode, tryCode } from './codes.ts'
import { findByToken, isItsBrowser, phaseOf, refuseSpent, type SignerLink } from './find-signer.ts'
import { cleanSignature, declineDocument, readFilled, signDocument } from './sign-document.ts'

/** A visitor: the link's token, where they come from, and their cookies. */
export type Visitor = { token: string; from: From; cookies: string | undefined }

const KEPT_SECONDS = 90 * 86_400
const cookieOf = ({ signer }: SignerLink) => `gida_sign_${signer.id.slice(-12)}`

const looking = ({ from }: Visitor) => ({ name: 'signing_page', spender: from.ip, most: 600, seconds: 300 })
const acting = ({ token }: Visitor) => ({ name: 'signing_act', spender: token, most: 30, seconds: 300 })

/** The request and signer of a link. Changes nothing. */
export const lookByLink = (services: Services, visitor: Visitor): Promise<SignerLink & { now: Date }> =>
  services.transaction('system', async (tx) => {
    await spendAllowance(tx, looking(visitor))
    return { ...(await findByToken(tx, visitor.token)), now: tx.now }
  })

/** Whether this browser has entered the code. */
export const isOpenTo = (found: SignerLink, { cookies }: Visitor): boolean =>
  isItsBrowser(found, readCookie(cookies, cookieOf(found)))

export const codeByLink = (services: Services, visitor: Visitor, way?: 'EMAIL' | 'SMS'): Promise<string> =>
  services.transaction('system', async (tx) => {
    await spendAllowance(tx, acting(visitor))
    const found = await findByToken(tx, visitor.token)
    if (phaseOf(found, tx.now) === 'OVER') throw problem('SIGNING_OVER')
    return sendCode(tx, found, { way, from: visitor.from })
  })

/** Checks the code and returns the cookie that opens the document in this browser. */
export async function openByLink(services: Services, visitor: Visitor, code: string): Promise<string> {
  await showCode(services, visitor, code)
  return services.transaction('system', async (tx) => {
    const found = await findByToken(tx, visitor.token)
    if (!hasShownCode(found, tx.now)) throw problem('SIGNING_CODE_NEEDED')
    const kept = await openPaper(tx, found, visitor.from)
    return writeCookie(services.config, { name: cookieOf(found), path: '/', seconds: KEPT_SECONDS }, kept)
  })
}

/** Commits a wrong attempt before refusing it. */
async function showCode(services: Services, visitor: Visitor, code: string): Promise<void> {
  const isRight = await services.transaction('system', async (tx) => {
    await spendAllowance(tx, acting(visitor))
    const found = await findByToken(tx, visitor.token)
    if (phaseOf(found, tx.now) === 'OVER') throw problem('SIGNING_OVER')
    return tryCode(tx, found, code, visitor.from)
  })
  if (!isRight) throw problem('SIGNING_CODE_WRONG')
}

/** Signs with a new code, in the browser that has read the document. */
export async function signByLink(
  services: Services,
  visitor: Visitor,
  { signature, fields, code }: Omit<SignDocument, 'consent'>,
): Promise<void> {
  const found = await lookByLink(services, visitor)
  refuseSpent(found, found.now)
  if (phaseOf(found, found.now) === 'LATER') throw problem('NOT_YOUR_TURN')
  if (!code || !isOpenTo(found, visitor)) throw problem('SIGNING_CODE_NEEDED')
  const act = { signature: await cleanSignature(signature), filled: readFilled(found, fields) }
  await showCode(services, visitor, code)
  await services.transaction('system', (tx) => signDocument(tx, found, act, visitor.from))
}

export async function declineByLink(services: Services, visitor: Visitor, reason: string): Promise<void> {
  const found = await lookByLink(services, visitor)
  refuseSpent(found, found.now)
  if (!isOpenTo(found, visitor)) throw problem('SIGNING_CODE_NEEDED')
  await services.transaction('system', (tx) => declineDocument(tx, found, reason, visitor.from))
}

/** What a link shows to whoever has it. */
export function presentLink({ signing, signer }: SignerLink, now: Date): ShownSigning {
  const { document_name, pages, frozen_sha256, state, sender_name, expires_at } = signing
  return {
    document: { name: document_name, pages, sha256: frozen_sha256.toString('hex') },
    signer: { name: signer.name, email: signer.email && maskEmail(signer.email), status: signer.state },
    fields: fieldsOf(signing, signer),
    ...{ status: state, sender_name, expires_at: expires_at.toISOString() },
    is_your_turn: phaseOf({ signing, signer }, now) === 'SIGN',
    consent: CONSENT,
  }
}
