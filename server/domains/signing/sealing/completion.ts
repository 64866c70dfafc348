import type { SigningEventKind } from '@gida/contract/domains/signing/request'
import { CONSENT, maskEmail, maskPhone } from '@gida/contract/domains/signing/rules'
import { formatInstant } from '@gida/contract/shared/dates'
import { sha256Hex } from '../../../platform/sha256.ts'
import { asked, fieldsOf, type SignatureRow, type Signing } from '../requests/request-queries.ts'
import type { TrailRow } from '../requests/trail.ts'
import { signingWords } from '../words/words.ts'
import type { Certificate } from './certificate.ts'
import type { PageMark } from './draw-marks.ts'
import { filledInWords, heldBy, marksOfSigner } from './filled-fields.ts'

/** Everything about a signing that goes into its sealed document. */
export type Completion = {
  signing: Signing
  signatures: readonly SignatureRow[]
  trail: readonly TrailRow[]
  at: Date
}

const HAPPENED: Record<SigningEventKind, string> = {
  SENT: 'Sent',
  LINK_SENT: 'Link sent',
  REMINDED: 'Reminded',
  CODE_SENT: 'Code sent',
  CODE_WRONG: 'A wrong code was tried',
  OPENED: 'Code checked, paper opened',
  SIGNED: 'Signed',
  DECLINED: 'Declined',
  EXTENDED: 'Given more time',
  REPLACED: 'Signer replaced',
  VOIDED: 'Taken back',
  EXPIRED: 'Expired',
  SEALED: 'Sealed',
}
const when = (at: Date) => `${formatInstant(at)}:${String(at.getUTCSeconds()).padStart(2, '0')}`
const orderOf = ({ in_order }: Signing) => (in_order ? 'One after the other' : 'All at once')

type Shown = { isTimed: boolean; checkUrl: string }

/** The certificate of completion as text. */
export function certificateOf(completion: Completion, { isTimed, checkUrl }: Shown): Certificate {
  const { signing, trail, at } = completion
  const sha = signing.frozen_sha256.toString('hex')
  return {
    ...{ paper: signing.document_name, sha256: sha, consent: `${CONSENT.text} (Text ${CONSENT.number})` },
    facts: [
      ['Paper', `${signing.document_name}, version ${signing.version}, ${signing.pages} pages`],
      ['SHA-256 before signing', sha],
      ['Sent by', `${signing.sender_name}, ${when(signing.created_at)}`],
      ['Order', orderOf(signing)],
      ['Sealed', when(at)],
      [
        'Time',
        isTimed
          ? 'An outside time stamp (RFC 3161) stands in the seal'
          : 'By the clock of the server alone: no outside time stamp could be had',
      ],
      ['Number', signing.id],
    ],
    signers: signedOf(completion).map(({ signer, signature }) => ({
      ...{ name: signer.name, role: signingWords.en.roles[signer.role], signature },
      facts: [
        ['Signed', when(signature.at)],
        ...filledInWords(fieldsOf(signing, signer), signature),
        ['Known by', `Link and codes to ${addressesOf(signer)}`],
        ['From', `${signature.ip} · ${signature.user_agent}`],
        [
          'Consent',
          `Text ${signature.consent_number}, SHA-256 ${signature.consent_sha256.toString('hex').slice(0, 16)}`,
        ],
      ],
    })),
    trail: trail.map(({ kind, signer_name, detail, ip, at }) => [
      when(at),
      [HAPPENED[kind], signer_name, detail].filter(Boolean).join(' · '),
      ip ?? '',
    ]),
    check: `Open ${checkUrl} and choose this file: it is read on your own device and never leaves it. Any reader of PDF shows the seal too; it calls its owner unknown, as the certificate is our own, and says whether anything was changed since. A paper that does not check is not ours.`,
    made: at.toISOString(),
  }
}

/** What is drawn on the pages in the fields. */
export const marksOf = (completion: Completion): PageMark[] =>
  signedOf(completion).flatMap(({ signer, signature }) =>
    marksOfSigner(fieldsOf(completion.signing, signer), signature),
  )

function signedOf({ signing, signatures }: Completion) {
  return asked(signing).map((signer) => {
    const signature = signatures.find(({ signer_id }) => signer_id === signer.id)
    if (!signature) throw new Error(`Nothing is sealed that ${signer.id} has not signed.`)
    return { signer, signature }
  })
}

const addressesOf = ({ email, phone }: { email: string | null; phone: string | null }) =>
  [email && maskEmail(email), phone && maskPhone(phone)].filter(Boolean).join(', ')

/** The same as machine-readable data, with the hash of the sealed file, to be signed alongside it. */
export function evidenceOf(completion: Completion, sealed: { bytes: Buffer; is_timed: boolean }) {
  const { signing, trail, at } = completion
  return {
    form: 'GIDA-SIGNING-1',
    request: signing.id,
    paper: { name: signing.document_name.normalize('NFC'), version: signing.version, pages: signing.pages },
    sha256: { sent: signing.frozen_sha256.toString('hex'), sealed: sha256Hex(sealed.bytes) },
    ...{
      sent_by: signing.sender_name.normalize('NFC'),
      order: orderOf(signing),
      sealed_at: at.toISOString(),
    },
    is_timed: sealed.is_timed,
    consent: { number: CONSENT.number, text: CONSENT.text },
    signers: signedOf(completion).map(({ signer, signature }) => ({
      ...{ place: signer.place, role: signer.role, name: signer.name.normalize('NFC') },
      ...{ reached_at: addressesOf(signer), opened_at: signer.opened_at?.toISOString() ?? null },
      signature: {
        ...{ kind: signature.kind, sha256: sha256Hex(Buffer.from(signature.value, 'utf8')) },
        ...{ consent_sha256: signature.consent_sha256.toString('hex'), at: signature.at.toISOString() },
        ...{ ip: signature.ip, user_agent: signature.user_agent },
      },
      fields: fieldsOf(signing, signer).map((field) => ({
        ...{ number: field.number, kind: field.kind, page: field.page, label: field.label.normalize('NFC') },
        value: field.kind === 'SIGNATURE' ? null : heldBy(field, signature),
      })),
    })),
    events: trail.map(({ kind, signer_name, detail, ip, user_agent, at }) => ({
      ...{ kind, signer: signer_name?.normalize('NFC') ?? null, detail, ip, user_agent },
      at: at.toISOString(),
    })),
  }
}
