import type { SignatureStatus } from '@gida/contract/domains/signing/request'
import {
  cautionsOf,
  isOpen,
  isRefused,
  maskEmail,
  maskPhone,
  whoseTurn,
} from '@gida/contract/domains/signing/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { getPaper } from '../../documents/index.ts'
import { leaseOf } from './lease-of.ts'
import { asked, findSigning, type SignatureRow, type Signing, signaturesOf } from './request-queries.ts'
import { type TrailRow, trailOf } from './trail.ts'

/** The signing status of a document as an actor sees it. */
export async function presentStatus(tx: Tx, actor: Actor, document_id: string): Promise<SignatureStatus> {
  const paper = await getPaper(tx, actor, document_id)
  const signing = await findSigning(tx, document_id)
  const lease = await leaseOf(tx, paper)
  const cautions = cautionsOf({ ...paper, lease_months: lease?.months ?? null })
  const isBusy = signing !== null && (isOpen(signing.state) || signing.state === 'SEALING')
  const isSealed = signing?.sealed_version === paper.version
  const can = {
    send: paper.may_send && paper.pages !== null && !isRefused(cautions) && !isBusy && !isSealed,
    change: paper.may_send && signing !== null && isOpen(signing.state),
  }
  if (!signing) return { status: 'NONE', signers: [], cautions, can, request: null }
  const [signatures, trail] = [await signaturesOf(tx, signing.id), await trailOf(tx, signing.id)]
  return {
    ...{ status: signing.state, cautions, can },
    signers: presentSigners(signing, signatures, trail),
    request: presentRequest(signing, trail),
  }
}

function presentSigners(
  signing: Signing,
  signatures: readonly SignatureRow[],
  trail: readonly TrailRow[],
): SignatureStatus['signers'] {
  const turn = whoseTurn(signing)
  const signedAt = new Map(signatures.map(({ signer_id, at }) => [signer_id, at]))
  const declined = trail.find(({ kind }) => kind === 'DECLINED')
  return asked(signing).map(({ id, place, name, role, email, phone, state, opened_at }) => ({
    ...{ place, name, role, status: state, is_next: turn.includes(place) },
    email: email && maskEmail(email),
    phone: phone && maskPhone(phone),
    opened_at: opened_at?.toISOString() ?? null,
    signed_at: signedAt.get(id)?.toISOString() ?? null,
    reason: state === 'DECLINED' ? (declined?.detail ?? '') : '',
  }))
}

function presentRequest(signing: Signing, trail: readonly TrailRow[]): SignatureStatus['request'] {
  const { id, version, in_order, fields, message, reason, sender_name, ended_at, is_timed } = signing
  const { sealed_version, sealed_sha256, evidence, evidence_signature, evidence_key } = signing
  return {
    ...{ id, version, in_order, fields: fields.length, message, reason, sender_name },
    sha256: signing.frozen_sha256.toString('hex'),
    expires_at: signing.expires_at.toISOString(),
    sent_at: signing.created_at.toISOString(),
    sealed:
      sealed_version && sealed_sha256 && ended_at
        ? {
            version: sealed_version,
            sha256: sealed_sha256.toString('hex'),
            at: ended_at.toISOString(),
            is_timed,
          }
        : null,
    evidence:
      evidence && evidence_signature && evidence_key
        ? { text: evidence, signature: evidence_signature, public_key: evidence_key }
        : null,
    events: trail
      .map(({ kind, signer_name, detail, at }) => ({ kind, name: signer_name, detail, at: at.toISOString() }))
      .reverse(),
  }
}
