/** Types of audit subjects. Add a type here when it is added to the database. */
export const AUDIT_SUBJECTS = [
  ...([
    'alert',
    'application',
    'bank_line',
    'breach',
    'charge',
    'dispute',
    'document',
    'estate',
    'inspection',
  ] as const),
  ...([
    'invitation',
    'lease',
    'notice',
    'payment',
    'payout_account',
    'person',
    'platform_announcement',
    'price_plan',
    'property',
    'refund',
  ] as const),
  ...(['remittance', 'remittance_hold', 'settlement_difference', 'sign_in', 'template', 'tenancy'] as const),
  ...([
    'unit',
    'vendor',
    'vendor_bill',
    'vendor_payment',
    'wording_proposal',
    'work_approval',
    'work_order',
  ] as const),
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]
