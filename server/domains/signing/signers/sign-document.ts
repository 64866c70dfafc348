import { type FilledField, faultsOfFilled } from '@gida/contract/domains/signing/fields'
import type { Signature } from '@gida/contract/domains/signing/request'
import { CONSENT, refusalOf, stateAfter } from '@gida/contract/domains/signing/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { redrawPicture } from '../../../platform/files/redraw-picture.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { paperSigned } from '../events.ts'
import { endRequest } from '../requests/end-request.ts'
import { fieldsOf, getSigning, lockSigning } from '../requests/request-queries.ts'
import { type From, writeTrail } from '../requests/trail.ts'
import { sealRequest } from '../sealing/seal-request.ts'
import { hasShownCode } from './codes.ts'
import { askedOf, type SignerLink } from './find-signer.ts'
import { sendNextLinks } from './send-link.ts'

const WIDEST = { width: 640, height: 296 }
export const consentHash = sha256(CONSENT.text)

/** A picture of a signature, re-encoded at a small size; base64. */
export const smallPicture = async (bytes: Buffer): Promise<string> => {
  const drawn = await redrawPicture(bytes, (picture) =>
    picture
      .flatten({ background: '#ffffff' })
      .resize({ ...WIDEST, fit: 'inside' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
  return drawn.toString('base64')
}

/** The signature as stored: pictures are re-encoded, typed names trimmed. */
export async function cleanSignature({ kind, value }: Signature): Promise<Signature> {
  if (kind === 'UPLOADED') return { kind, value: await smallPicture(Buffer.from(value, 'base64')) }
  return { kind, value: kind === 'TYPED' ? value.trim() : value }
}

/** The filled-in fields; 400 if one is missing or belongs to another signer. */
export function readFilled({ signing, signer }: SignerLink, sent: readonly FilledField[]): FilledField[] {
  const faults = faultsOfFilled(fieldsOf(signing, signer), sent)
  if (faults.length > 0)
    throw problem(
      'VALIDATION_ERROR',
      faults.map(({ number, message }) => ({ path: `fields.${number}`, message })),
    )
  return sent.filter(({ value }) => value !== '')
}

/** Locks the request and checks the action again. A clock that was set back never reopens an ended request. */
async function lockAsked(
  tx: Tx,
  { signing, signer }: SignerLink,
  kind: 'SIGN' | 'DECLINE',
): Promise<SignerLink> {
  const locked = askedOf(await lockSigning(tx, signing.id), signer.id)
  const refusal = refusalOf(locked.signing, { kind, place: signer.place })
  const isLate = locked.signing.expires_at <= tx.now || locked.signer.state === 'REPLACED'
  if (refusal === 'NOT_YET') throw problem('NOT_YOUR_TURN')
  if (refusal || isLate) throw problem('SIGNING_OVER')
  return locked
}

type Act = { signature: Signature; filled: readonly FilledField[] }

/** Records a signature, once. Asks the next signer, or after the last one starts sealing. */
export async function signDocument(
  tx: Tx,
  found: SignerLink,
  { signature, filled }: Act,
  from: From,
): Promise<void> {
  const locked = await lockAsked(tx, found, 'SIGN')
  const { signing, signer } = locked
  if (signer.opened_at === null || !hasShownCode(locked, tx.now)) throw problem('SIGNING_CODE_NEEDED')
  const [request_id, signer_id] = [signing.id, signer.id]
  const detail = `${signature.kind.toLowerCase()}; consent ${CONSENT.number}, SHA-256 ${consentHash.toString('hex')}`
  const at = await writeTrail(tx, { request_id, signer_id, kind: 'SIGNED', detail, from })
  await tx
    .insertInto('signature')
    .values({
      ...{ request_id, signer_id, ...signature, at, ip: from.ip, user_agent: from.user_agent.slice(0, 300) },
      ...{ consent_number: CONSENT.number, consent_sha256: consentHash, filled: JSON.stringify(filled) },
    })
    .execute()
  const done = { state: 'SIGNED', code_shown_at: null } as const
  await tx.updateTable('signer').set(done).where('id', '=', signer_id).execute()
  const state = stateAfter(signing, { kind: 'SIGN', place: signer.place })
  await tx.updateTable('signature_request').set({ state }).where('id', '=', request_id).execute()
  if (state === 'SEALING') return enqueue(tx, sealRequest, { request_id }, { key: `seal:${request_id}` })
  await publish(tx, paperSigned, { request_id, signer_id })
  await sendNextLinks(tx, await getSigning(tx, request_id))
}

/** A signer declines with a reason, which ends the request. Those who have signed are told. */
export async function declineDocument(tx: Tx, found: SignerLink, reason: string, from: From): Promise<void> {
  const { signing, signer } = await lockAsked(tx, found, 'DECLINE')
  const [request_id, signer_id] = [signing.id, signer.id]
  await tx.updateTable('signer').set({ state: 'DECLINED' }).where('id', '=', signer_id).execute()
  await endRequest(tx, signing, { act: { kind: 'DECLINE', place: signer.place }, reason })
  await writeTrail(tx, { request_id, signer_id, kind: 'DECLINED', detail: reason, from })
}
