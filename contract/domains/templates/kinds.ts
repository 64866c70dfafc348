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

/** As what a paper of a template is filed. */
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

/** A `word` is one of those listed; a `list` has rows. */
export const VARIABLE_TYPES = [
  ...(['text', 'person', 'address', 'money', 'date', 'number', 'yes_no', 'word', 'list'] as const),
] as const
export type VariableType = (typeof VARIABLE_TYPES)[number]
/** Those that a person fills in. */
export const OWN_TYPES = [
  ...(['text', 'person', 'address', 'money', 'date', 'number', 'yes_no'] as const),
] as const
export type OwnType = (typeof OWN_TYPES)[number]

export type Variable = {
  key: string
  label: string
  type: VariableType
  /** It may be absent: a clause can ask whether it is there. Printed without one it is asked for all the same. */
  required: boolean
  /** Of a word. */
  words?: readonly string[]
  /** Of a list: what each row has. */
  fields?: readonly Omit<Variable, 'required'>[]
}

export const MOST_BODY = 60_000
export const MOST_CLAUSES = 60
export const MOST_VARIABLES = 40
/** Ifs and lists within each other. */
export const MOST_DEPTH = 3
export const MOST_TEXT = 1_000
export const MOST_ROWS = 200
export const MOST_TEMPLATES = 200
export const MOST_VERSIONS = 200
/** For which leases of an estate papers are made in one go. */
export const BATCHES = ['ARREARS', 'ALL'] as const
/** Papers that are made in one go. */
export const MOST_IN_BATCH = 300
