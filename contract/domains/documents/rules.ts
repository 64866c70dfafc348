import { DOCUMENT_KINDS, type DocumentKind, type RelatedType } from './kinds.ts'

/** Virus scan states: NOT_SCANNED without a scanner, WAITING while it does not answer. */
export const SCAN_STATES = ['CLEAN', 'WAITING', 'NOT_SCANNED', 'REFUSED'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/**
 * Who sees a document, among those who see its subject: everybody; those who run or own the home; its manager and owner;
 * or the person concerned and their reviewers.
 */
export const AUDIENCES = ['PARTIES', 'OFFICE', 'OWNERS', 'REVIEWERS'] as const
export type Audience = (typeof AUDIENCES)[number]

type KindRule = {
  audience: Audience
  /** Asks for an expiry date. */
  expires?: true
  /** Only for a person: visible to them and their reviewers, and its text is not extracted. */
  is_private?: true
}
const KIND_RULES: Record<DocumentKind, KindRule> = {
  TENANCY_AGREEMENT: { audience: 'PARTIES', expires: true },
  STAMP_CERTIFICATE: { audience: 'PARTIES' },
  NOTICE: { audience: 'PARTIES' },
  CONDITION_REPORT: { audience: 'PARTIES' },
  MINUTES: { audience: 'OWNERS' },
  TITLE: { audience: 'OWNERS' },
  MANDATE: { audience: 'OWNERS', expires: true },
  IDENTITY: { audience: 'REVIEWERS', expires: true, is_private: true },
  APPLICANT_PAPER: { audience: 'REVIEWERS', is_private: true },
  INSURANCE: { audience: 'OFFICE', expires: true },
  PERMIT: { audience: 'OFFICE', expires: true },
  UTILITY_BILL: { audience: 'OFFICE' },
  LAND_USE_CHARGE: { audience: 'OFFICE', expires: true },
  QUOTE: { audience: 'OFFICE' },
  INVOICE: { audience: 'PARTIES' },
  RECEIPT: { audience: 'PARTIES' },
  PHOTO: { audience: 'PARTIES' },
  OTHER: { audience: 'PARTIES' },
}

/** The audience of a document. A person's documents are for them and their reviewers, whatever the kind. */
export const audienceOf = (kind: DocumentKind, related: RelatedType): Audience =>
  related === 'person' ? 'REVIEWERS' : KIND_RULES[kind].audience
export const mayExpire = (kind: DocumentKind): boolean => KIND_RULES[kind].expires ?? false
export const isPrivate = (kind: DocumentKind): boolean => KIND_RULES[kind].is_private ?? false

/** Kinds that can be filed under a thing; personal documents only under the person. Tenants can file only what they will see. */
export const kindsFor = (related: RelatedType, { isTenant }: { isTenant: boolean }): DocumentKind[] =>
  DOCUMENT_KINDS.filter(
    (kind) =>
      (related === 'person' || !isPrivate(kind)) &&
      (!isTenant || related === 'person' || audienceOf(kind, related) === 'PARTIES'),
  )

export const MOST_DOCUMENT_BYTES = 20_000_000
/** Per subject. */
export const MOST_DOCUMENTS = 200
/** Per document. */
export const MOST_VERSIONS = 30
export const MOST_PAGES = 500
/** Days before expiry from which a document is reported. */
export const EXPIRES_SOON_DAYS = 60
/** Lifetime of a download link. */
export const LINK_MINUTES = 5

export const VALIDITIES = ['NONE', 'CURRENT', 'EXPIRING', 'EXPIRED'] as const
export type Validity = (typeof VALIDITIES)[number]

/** Validity on a day; the expiry date itself is included. Days are `2026-11-05`. */
export function validityOf(expires_on: string | null, today: string): Validity {
  if (expires_on === null) return 'NONE'
  const days = (Date.parse(expires_on) - Date.parse(today)) / 86_400_000
  if (days < 0) return 'EXPIRED'
  return days <= EXPIRES_SOON_DAYS ? 'EXPIRING' : 'CURRENT'
}

/** Masks NIN and BVN, eleven digits that do not start with 0 as phone numbers do; the last four stay. */
export const maskIdentityNumbers = (text: string): string =>
  text.replace(/(?<!\d)[1-9]\d{6}(\d{4})(?!\d)/g, '•••••••$1')
