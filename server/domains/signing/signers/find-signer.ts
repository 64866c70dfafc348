import { isOpen, type RequestState, whoseTurn } from '@gida/contract/domains/signing/rules'
import { hashToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { asked, getSigning, type SignerRow, type Signing } from '../requests/request-queries.ts'

/** The request and signer of a link. System rights, since the link is the only credential. */
export type SignerLink = { signing: Signing; signer: SignerRow }

/**
 * What a link can do. COPY: everybody has signed, download the sealed document. SIGNED: they have signed, others have not. LATER:
 * somebody else signs first. OVER: nothing.
 */
export type LinkPhase = 'SIGN' | 'LATER' | 'SIGNED' | 'COPY' | 'OVER'

export function phaseOf({ signing, signer }: SignerLink, now: Date): LinkPhase {
  const { state, expires_at } = signing
  if (signer.state === 'REPLACED' || signer.state === 'DECLINED') return 'OVER'
  if (signer.state === 'SIGNED') return afterSigning(state)
  if (!isOpen(state) || expires_at <= now) return 'OVER'
  return whoseTurn(signing).includes(signer.place) ? 'SIGN' : 'LATER'
}

const afterSigning = (state: RequestState): LinkPhase =>
  state === 'COMPLETED' ? 'COPY' : isOpen(state) || state === 'SEALING' ? 'SIGNED' : 'OVER'

export async function findByToken(tx: Tx, token: string): Promise<SignerLink> {
  const { signer_id, request_id } = orNotFound(
    await tx
      .selectFrom('signer_link')
      .innerJoin('signer', 'signer.id', 'signer_link.signer_id')
      .select(['signer_link.signer_id', 'signer.request_id'])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst(),
  )
  return askedOf(await getSigning(tx, request_id), signer_id)
}

export const askedOf = (signing: Signing, signer_id: string): SignerLink => ({
  signing,
  signer: orNotFound(signing.signers.find(({ id }) => id === signer_id)),
})

/** Throws SIGNING_OVER if the signer has nothing left to do. */
export function refuseSpent(found: SignerLink, now: Date): SignerLink {
  const phase = phaseOf(found, now)
  if (phase !== 'SIGN' && phase !== 'LATER') throw problem('SIGNING_OVER')
  return found
}

/** Whether this is the browser that entered the code. */
export const isItsBrowser = ({ signer: { device_hash } }: SignerLink, kept: string | undefined): boolean =>
  device_hash !== null && kept !== undefined && device_hash.equals(hashToken(kept))

/** The names of the other signers who have not signed yet. */
export const othersLeft = ({ signing, signer }: SignerLink): string[] =>
  asked(signing)
    .filter(({ id, state }) => state === 'WAITING' && id !== signer.id)
    .map(({ name }) => name)
