/** What a document can belong to, which also decides who sees it. */
export const RELATED_TYPES = [
  ...(['estate', 'property', 'unit', 'lease', 'person', 'payment', 'maintenance', 'work_order'] as const),
] as const
export type RelatedType = (typeof RELATED_TYPES)[number]

export const DOCUMENT_STATUSES = ['PENDING', 'VERIFIED', 'REJECTED'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

export const DOCUMENT_KINDS = [
  ...([
    'TENANCY_AGREEMENT',
    'STAMP_CERTIFICATE',
    'NOTICE',
    'CONDITION_REPORT',
    'MINUTES',
    'TITLE',
    'MANDATE',
  ] as const),
  ...(['IDENTITY', 'APPLICANT_PAPER', 'INSURANCE', 'PERMIT', 'UTILITY_BILL', 'LAND_USE_CHARGE'] as const),
  ...(['QUOTE', 'INVOICE', 'RECEIPT', 'PHOTO', 'OTHER'] as const),
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
