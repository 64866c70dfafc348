import { DOCUMENT_KINDS, type DocumentKind, type RelatedType } from './kinds.ts'

/** What a scanner said; NOT_SCANNED where there is none, WAITING while it does not answer. */
export const SCAN_STATES = ['CLEAN', 'WAITING', 'NOT_SCANNED', 'REFUSED'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/**
 * Whom of those who see the thing a document is shown to: all of them; who runs or owns the home; its manager and owner alone; or
 * the person it is about and who checks it.
 */
export const AUDIENCES = ['PARTIES', 'OFFICE', 'OWNERS', 'REVIEWERS'] as const
export type Audience = (typeof AUDIENCES)[number]

type KindRule = {
  audience: Audience
  /** Its day of expiry is asked for. */
  expires?: true
  /** Only of a person, who alone and their reviewers see it; no text of it is kept. */
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

/** Whom a document is shown to. What belongs to a person is theirs and their reviewers', whatever its kind. */
export const audienceOf = (kind: DocumentKind, related: RelatedType): Audience =>
  related === 'person' ? 'REVIEWERS' : KIND_RULES[kind].audience
export const mayExpire = (kind: DocumentKind): boolean => KIND_RULES[kind].expires ?? false
export const isPrivate = (kind: DocumentKind): boolean => KIND_RULES[kind].is_private ?? false

/** Which kinds go under a thing: papers about a person under that person alone. A tenant files what they will see themselves. */
export const kindsFor = (related: RelatedType, { isTenant }: { isTenant: boolean }): DocumentKind[] =>
  DOCUMENT_KINDS.filter(
    (kind) =>
      (related === 'person' || !isPrivate(kind)) &&
      (!isTenant || related === 'person' || audienceOf(kind, related) === 'PARTIES'),
  )

export const MOST_DOCUMENT_BYTES = 20_000_000
/** Of one thing. */
export const MOST_DOCUMENTS = 200
/** Of one document. */
export const MOST_VERSIONS = 30
export const MOST_PAGES = 500
/** So many days before a document expires it is said to. */
export const EXPIRES_SOON_DAYS = 60
/** So long an address of a file is good for. */
export const LINK_MINUTES = 5

export const VALIDITIES = ['NONE', 'CURRENT', 'EXPIRING', 'EXPIRED'] as const
export type Validity = (typeof VALIDITIES)[number]

/** Whether a document still holds on a day: through the whole day that it names. Days are `2026-11-05`. */
export function validityOf(expires_on: string | null, today: string): Validity {
  if (expires_on === null) return 'NONE'
  const days = (Date.parse(expires_on) - Date.parse(today)) / 86_400_000
  if (days < 0) return 'EXPIRED'
  return days <= EXPIRES_SOON_DAYS ? 'EXPIRING' : 'CURRENT'
}

/** NIN and BVN have eleven digits and do not begin with a nought, as phone numbers do: the last four of such a number stay. */
export const maskIdentityNumbers = (text: string): string =>
  text.replace(/(?<!\d)[1-9]\d{6}(\d{4})(?!\d)/g, '•••••••$1')
