import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Phone } from '../../shared/phone.ts'
import { SixDigits } from '../../shared/six-digits.ts'
import { Email } from '../auth/session.ts'
import { FilledField, MOST_FIELDS, PlacedField, SigningField } from './fields.ts'
import {
  CAUTIONS,
  DRAWING,
  MOST_SIGNERS,
  REQUEST_STATES,
  SIGNATURE_KINDS,
  SIGNER_ROLES,
  SIGNER_STATES,
} from './rules.ts'

export const RequestState = z.enum(REQUEST_STATES)
const Reason = z.string().trim().min(3, 'Say why.').max(500, 'Write at most 500 characters.')
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const Contact = z.object({
  name: z.string().trim().min(2, 'Write the name as it is in the document.').max(120),
  email: Email.optional(),
  phone: Phone.optional(),
})
const hasAddress = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }) =>
  email !== undefined || phone !== undefined
const NO_ADDRESS = { path: ['email'], message: 'Enter an e-mail address or a phone number.' }

const NewSigner = Contact.extend({
  role: z.enum(SIGNER_ROLES).default('OTHER'),
  order: z
    .int()
    .min(1)
    .max(MOST_SIGNERS)
    .optional()
    .meta({ description: 'Defaults to the order of the list' }),
}).refine(hasAddress, NO_ADDRESS)
export type NewSigner = z.infer<typeof NewSigner>

const ExpiresOn = Day.meta({ description: 'Last day in Lagos, at most 90 days ahead' })

export const RequestSignature = z
  .object({
    signers: z.array(NewSigner).min(1, 'Choose who signs.').max(MOST_SIGNERS),
    in_order: z
      .boolean()
      .default(true)
      .meta({ description: 'True to sign one after another; false to sign in any order' }),
    message: z.string().trim().max(500, 'Write at most 500 characters.').default(''),
    expires_on: ExpiresOn.optional(),
    expires_at: Instant.optional().meta({
      description: 'Alternative to `expires_on`: the last day is the Lagos day of this instant',
    }),
    version: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The version that was reviewed; defaults to the newest' }),
    fields: z.array(PlacedField).max(MOST_FIELDS, `Place at most ${MOST_FIELDS} fields.`).default([]).meta({
      description: 'Signers without a signature field sign on the certificate appended to the document',
    }),
  })
  .refine(({ expires_on, expires_at }) => expires_on === undefined || expires_at === undefined, {
    path: ['expires_at'],
    message: 'Choose only one time when it expires.',
  })
export type RequestSignature = z.infer<typeof RequestSignature>

export const SignatureSigner = z
  .object({
    place: z.int(),
    name: z.string(),
    role: z.enum(SIGNER_ROLES),
    email: z.string().nullable().meta({ description: 'Masked' }),
    phone: z.string().nullable().meta({ description: 'Masked' }),
    status: z.enum(SIGNER_STATES),
    is_next: z.boolean(),
    opened_at: Instant.nullable(),
    signed_at: Instant.nullable(),
    reason: z.string().meta({ description: 'Reason for declining; empty otherwise' }),
  })
  .meta({ id: 'SignatureSigner' })
export type SignatureSigner = z.infer<typeof SignatureSigner>

export const SIGNING_EVENTS = [
  ...(['SENT', 'LINK_SENT', 'REMINDED', 'CODE_SENT', 'CODE_WRONG', 'OPENED', 'SIGNED', 'DECLINED'] as const),
  ...(['EXTENDED', 'REPLACED', 'VOIDED', 'EXPIRED', 'SEALED'] as const),
] as const
export type SigningEventKind = (typeof SIGNING_EVENTS)[number]

export const SigningEvent = z
  .object({ kind: z.enum(SIGNING_EVENTS), name: z.string().nullable(), detail: z.string(), at: Instant })
  .meta({ id: 'SigningEvent' })
export type SigningEvent = z.infer<typeof SigningEvent>

/** Signing status of a document: that of its newest request. */
export const SignatureStatus = z
  .object({
    status: z.enum(['NONE', ...REQUEST_STATES]),
    signers: z.array(SignatureSigner),
    cautions: z.array(z.enum(CAUTIONS)).meta({ description: 'Legal cautions on signing this way' }),
    can: z.object({ send: z.boolean(), change: z.boolean() }),
    request: z
      .object({
        id: Id,
        version: z.int().meta({ description: 'Version of the document that was sent' }),
        sha256: Sha256,
        in_order: z.boolean(),
        fields: z.int().meta({ description: 'Number of fields on the pages' }),
        message: z.string(),
        expires_at: Instant,
        sent_at: Instant,
        sender_name: z.string(),
        reason: z.string(),
        sealed: z.object({ version: z.int(), sha256: Sha256, at: Instant, is_timed: z.boolean() }).nullable(),
        evidence: z
          .object({ text: z.string(), signature: z.string(), public_key: z.string() })
          .nullable()
          .meta({
            description:
              'Ed25519 signature of the UTF-8 bytes of `text`, in base64url; null until the document is sealed',
          }),
        events: z.array(SigningEvent).meta({ description: 'Newest first' }),
      })
      .nullable(),
  })
  .meta({ id: 'SignatureStatus' })
export type SignatureStatus = z.infer<typeof SignatureStatus>

const Place = z.int().min(1).max(MOST_SIGNERS).meta({ description: 'Position of the signer' })
export const VoidSignature = z.object({ reason: Reason })
export const ExtendSignature = z.object({ expires_on: ExpiresOn })
export const RemindSigner = z.object({ place: Place })
export const ReplaceSigner = Contact.extend({ place: Place }).refine(hasAddress, NO_ADDRESS)
export type ReplaceSigner = z.infer<typeof ReplaceSigner>

/** What a link shows before its holder is verified: little. */
export const Signing = z
  .object({
    document: z.object({ name: z.string(), pages: z.int(), sha256: Sha256 }),
    signer: z.object({ name: z.string(), email: z.string().nullable(), status: z.enum(SIGNER_STATES) }),
    fields: z.array(SigningField).meta({
      description:
        'Fields of this signer on the pages. If none is a signature field, the signature is placed on the certificate',
    }),
    status: RequestState,
    sender_name: z.string(),
    expires_at: Instant,
    is_your_turn: z.boolean(),
    consent: z.object({ number: z.int(), text: z.string() }),
  })
  .meta({ id: 'Signing' })
export type Signing = z.infer<typeof Signing>

export const SendCode = z.object({ way: z.enum(['EMAIL', 'SMS']).optional() })
export const OpenPaper = z.object({ code: SixDigits })

/** The value is a name, strokes on a pad of 320 × 148, or an image in base64. */
export const Signature = z
  .object({
    kind: z.enum(SIGNATURE_KINDS),
    value: z.string().min(2, 'Type your name, draw it, or choose a photo.').max(900_000),
  })
  .refine(({ kind, value }) => kind !== 'DRAWN' || (value.length < 20_000 && DRAWING.test(value)), {
    path: ['value'],
    message: 'Draw your signature.',
  })
  .refine(({ kind, value }) => kind !== 'TYPED' || value.trim().length <= 120, {
    path: ['value'],
    message: 'Type your name.',
  })
export type Signature = z.infer<typeof Signature>

export const SignDocument = z.object({
  consent: z.literal(true, 'Confirm that you want to sign electronically.'),
  signature: Signature,
  fields: z.array(FilledField).max(MOST_FIELDS).default([]).meta({ description: 'Values by field number' }),
  code: SixDigits.optional().meta({ description: 'A fresh code, requested after the document was opened' }),
})
export type SignDocument = z.infer<typeof SignDocument>
export const DeclineDocument = z.object({ reason: Reason })

export const SealKey = z
  .object({ id: z.string(), algorithm: z.enum(['EC', 'RSA']), public_key: z.string() })
  .meta({ id: 'SealKey' })

export const PaperCheck = z
  .object({
    state: z.enum(['SEALED', 'SENT', 'OVER', 'UNKNOWN']).meta({
      description: 'SENT: sent for signing and not complete. OVER: declined, expired or voided',
    }),
    sealed_at: Instant.nullable(),
  })
  .meta({ id: 'PaperCheck' })
export type PaperCheck = z.infer<typeof PaperCheck>
