import type { DocumentKind } from '../documents/kinds.ts'

export const TEMPLATE_KINDS = [
  ...([
    'TENANCY_AGREEMENT',
    'RENEWAL',
    'QUIT_NOTICE',
    'INTENTION',
    'QUIT_ACKNOWLEDGEMENT',
    'RENT_REMINDER',
  ] as const),
  ...(['SERVICE_CHARGE', 'KEYS', 'GUARANTOR', 'HANDOVER', 'AUTHORITY', 'LETTER'] as const),
] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

/** Kind of document that a template's output is filed as. */
export const FILED_AS: Record<TemplateKind, DocumentKind> = {
  TENANCY_AGREEMENT: 'TENANCY_AGREEMENT',
  RENEWAL: 'TENANCY_AGREEMENT',
  QUIT_NOTICE: 'NOTICE',
  INTENTION: 'NOTICE',
  QUIT_ACKNOWLEDGEMENT: 'NOTICE',
  RENT_REMINDER: 'NOTICE',
  SERVICE_CHARGE: 'NOTICE',
  KEYS: 'OTHER',
  GUARANTOR: 'OTHER',
  HANDOVER: 'OTHER',
  AUTHORITY: 'MANDATE',
  LETTER: 'OTHER',
}

/** A `word` is one of a fixed list; a `list` has rows. */
export const VARIABLE_TYPES = [
  ...(['text', 'person', 'address', 'money', 'date', 'number', 'yes_no', 'word', 'list'] as const),
] as const
export type VariableType = (typeof VARIABLE_TYPES)[number]
/** Types that a person can fill in. */
export const OWN_TYPES = [
  ...(['text', 'person', 'address', 'money', 'date', 'number', 'yes_no'] as const),
] as const
export type OwnType = (typeof OWN_TYPES)[number]

export type Variable = {
  key: string
  label: string
  type: VariableType
  /** If false it may be absent, and conditions can test for it. A value that is printed is asked for in any case. */
  required: boolean
  /** Allowed values of a `word`. */
  words?: readonly string[]
  /** Columns of a `list`. */
  fields?: readonly Omit<Variable, 'required'>[]
}

export const MOST_BODY = 60_000
export const MOST_CLAUSES = 60
export const MOST_VARIABLES = 40
/** Nesting of conditions and lists. */
export const MOST_DEPTH = 3
export const MOST_TEXT = 1_000
export const MOST_ROWS = 200
export const MOST_TEMPLATES = 200
export const MOST_VERSIONS = 200
/** Leases of an estate for which a batch is made. */
export const BATCHES = ['ARREARS', 'ALL'] as const
/** Documents per batch. */
export const MOST_IN_BATCH = 300
