import type { AuditOperation } from '@gida/contract/domains/audit/entry'
import type { AuditSubject } from '@gida/contract/domains/audit/subjects'
import { ROLE_NAMES, type Role } from '@gida/contract/shared/roles'
import { titles } from './titles.ts'

const SUBJECTS: Record<AuditSubject, string> = {
  alert: 'Alarm',
  application: 'Application',
  bank_line: 'Bank line',
  charge: 'Charge',
  dispute: 'Dispute',
  document: 'Document',
  estate: 'Estate',
  inspection: 'Condition report',
  invitation: 'Invitation',
  lease: 'Lease',
  payment: 'Payment',
  payout_account: 'Payout account',
  person: 'Person',
  breach: 'Data breach',
  platform_announcement: 'Announcement',
  price_plan: 'Price plan',
  property: 'Property',
  refund: 'Refund',
  remittance: 'Landlord payout',
  remittance_hold: 'Hold on payouts',
  settlement_difference: 'Mismatch',
  sign_in: 'Way to sign in',
  template: 'Template',
  tenancy: 'Tenancy',
  unit: 'Unit',
  wording_proposal: 'Translation',
  vendor: 'Vendor',
  notice: 'Notice',
  vendor_bill: 'Vendor bill',
  vendor_payment: 'Payment to a vendor',
  work_approval: 'Approval',
  work_order: 'Work order',
}

/** Rows that belong to a thing and are not the thing itself. */
const PARTS: Record<string, string> = {
  alert_roster: 'Warden or guard',
  autopay_instruction: 'Autopay',
  bank_account: 'Clients’ account',
  bank_account_estate: 'Estate of a clients’ account',
  bank_line_payment: 'Assignment of a bank line',
  cash_banking: 'Cash banked',
  credential: 'Password',
  deposit: 'Caution deposit',
  deposit_deduction: 'Deduction from the deposit',
  document_share: 'Sharing of a document',
  document_version: 'Version of a document',
  estate_association: 'Place in an estate',
  estate_fee: 'Fee',
  fund_expense: 'Expense',
  holiday: 'Holiday',
  identity: 'Outside account',
  inspection_deduction: 'Deduction in a condition report',
  inspection_signature: 'Signature of a condition report',
  known_payer: 'Known payer',
  lease_unit: 'Unit of a lease',
  listing: 'Listing',
  offline_payment: 'Record of a payment',
  plan_price: 'Price of a plan',
  platform_credit_note: 'Credit note of Gida',
  platform_invoice: 'Invoice of Gida',
  platform_invoice_payment: 'Payment to Gida',
  platform_reversal: 'Payment to Gida, reversed',
  payment_method: 'Saved card',
  payment_promise: 'Promise to pay',
  receipt: 'Receipt',
  reminder_rule: 'Reminders',
  second_factor: 'Two-step verification',
  service_charge: 'Service charge',
  signature_request: 'Signing',
  statement_delivery: 'Statements by mail',
  subscription: 'Plan of the estate',
  template_version: 'Version of a template',
  unit_assignment: 'Unit assigned',
  user_profile: 'Profile',
  users: 'Person',
  vendor_estate: 'Estate of a vendor',
  virtual_account: 'Account number',
  waiver: 'Waiver',
  wht_remittance: 'Withholding tax sent',
  work_approval_vote: 'Vote on an approval',
  work_limit: 'Limits of approval',
  work_quote: 'Quote',
}

/** Columns whose own name says it badly. */
const FIELDS: Record<string, string> = {
  amount: 'Amount',
  commission_rate: 'Commission',
  description: 'Description',
  full_name: 'Name',
  landlord_id: 'Landlord',
  late_fee_rate: 'Late fee',
  lga: 'LGA',
  permissions_denied: 'Permissions taken away',
  permissions_granted: 'Permissions given',
  rights_version: 'Version of rights',
  tenant_id: 'Tenant',
  tin: 'TIN',
  user_id: 'Person',
}

const DONE: Record<AuditOperation, string> = { ADDED: 'added', CHANGED: 'changed', REMOVED: 'removed' }
const ROLES: Record<Role | 'SYSTEM' | 'OWNER', string> = {
  ...ROLE_NAMES,
  SYSTEM: 'Gida',
  OWNER: 'Whoever runs the database',
}

/** `due_date` and `updateLease` as words. */
const spelled = (name: string): string => {
  const words = name
    .replace(/_(id|at|on)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The log: who did what to what, when, from what to what. */
export const audit = {
  title: titles.log,
  noun: 'entries',
  loading: 'Loading the log',
  search: 'Who did it',
  columns: { when: 'When', who: 'Who', what: 'What', fields: 'Before and after' },
  filters: { subject: 'Subject', anySubject: 'Everything', days: 'When', anyDay: 'Any time' },
  days: { '1': 'Today', '7': 'Last 7 days', '30': 'Last 30 days', '365': 'Last year' },
  oneThing: 'One thing',
  export: 'Export',
  roots: 'Public roots',
  empty: 'Nothing here yet',
  emptyNote:
    'Every change to money, leases, documents, people and settings appears here a few seconds after it is made.',
  emptyForSearch: 'No entry matches',
  clear: 'Clear filters',
  subjects: SUBJECTS,
  what: (table: string, subject: AuditSubject, operation: AuditOperation) =>
    `${table === subject ? SUBJECTS[subject] : (PARTS[table] ?? SUBJECTS[subject])} ${DONE[operation]}`,
  who: (name: string | null, role: keyof typeof ROLES) => name ?? ROLES[role],
  role: (role: keyof typeof ROLES) => ROLES[role],
  /** The call or the job. */
  by: (action: string) => spelled(action.split('.').at(-1) ?? action),
  field: (name: string) => FIELDS[name] ?? spelled(name),
  word: spelled,
  yes: 'Yes',
  no: 'No',
  nothing: 'nothing',
  erased: 'erased',
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  said: (field: string, value: string) => `${field}: ${value}`,
  more: (count: number) => `and ${count} more`,
  number: (number: number) => `Entry ${number}`,
  from: (...parts: string[]) => parts.join(' · '),
  history: {
    title: 'History',
    show: 'Show',
    none: 'Nothing has changed yet.',
    all: (count: number) => `All ${count}`,
  },
} as const
