/**
 * How each column that refers to a person is treated when two accounts are merged. A test checks that every foreign key to
 * `users` is listed once.
 *
 * - `moves`: a party, author or owner; refers to the first account from then on.
 * - `once`: the same, but unique: of two rows with equal other columns, the first's stays.
 * - `goes`: deleted, such as credentials of the second account and messages on their way to its devices.
 * - `stays`: history, such as who did something and what was done to that account.
 */
type Columns = Record<string, string>
type Once = Record<string, Record<string, readonly string[]>>

/** In this order: sources before what is derived from them. */
const once: Once = {
  tenancy: { tenant_id: ['property_id'] },
  alert_recipient: { user_id: ['alert_id'] },
  announcement_recipient: { user_id: ['announcement_id'] },
  calendar_feed: { user_id: [] },
  conversation_participant: { user_id: ['conversation_id'] },
  document_share: { user_id: ['document_id'] },
  import_invitee: { user_id: ['import_id'] },
  joined_tenant: { user_id: ['estate_id'] },
  meeting_answer: { user_id: ['meeting_id'] },
  meeting_attendance: { user_id: ['meeting_id'] },
  meeting_invitee: { user_id: ['series_id'] },
  meeting_link: { user_id: ['meeting_id', 'sequence'] },
  meeting_poll_invitee: { user_id: ['poll_id'] },
  message_block: { blocker_id: ['blocked_id'], blocked_id: ['blocker_id'] },
  message_report: { reporter_id: ['message_id'] },
  notification: { user_id: ['key'] },
  notification_choice: { user_id: ['kind', 'channel'] },
  notification_setting: { user_id: [] },
  payout_setup_skip: { user_id: [] },
  platform_announcement_put_away: { user_id: ['announcement_id'] },
  statement_delivery: { user_id: [] },
  unit_assignment: { user_id: ['unit_id'] },
  user_profile: { user_id: [] },
  work_approval_vote: { user_id: ['approval_id'] },
}

const moves: Columns = {
  alert: 'created_by',
  alert_roster: 'user_id',
  announcement: 'sent_by',
  autopay_charge: 'tenant_id',
  autopay_instruction: 'tenant_id',
  calendar_entry: 'user_id',
  card_consent: 'user_id',
  cash_flag: 'tenant_id',
  cash_banking: 'holder_id',
  charge: 'landlord_id tenant_id',
  consent: 'user_id',
  conversation: 'taken_by',
  credit_note: 'landlord_id tenant_id',
  delivery_intent: 'user_id',
  dispute: 'landlord_id tenant_id',
  document: 'landlord_id person_id uploaded_by',
  evidence: 'uploaded_by',
  inspection: 'landlord_id tenant_id',
  invitation: 'accepted_by user_id',
  lease: 'declined_by landlord_id tenant_id',
  lease_unit: 'landlord_id tenant_id',
  legal_hold: 'user_id',
  maintenance_file: 'uploaded_by',
  maintenance_request: 'assigned_to landlord_id reported_by tenant_id',
  meeting_poll: 'organizer_id',
  meeting_series: 'organizer_id',
  message: 'sender_id',
  message_attachment: 'uploaded_by',
  message_report: 'reported_id',
  notice: 'landlord_id tenant_id',
  offline_payment: 'received_by',
  payment: 'created_by landlord_id tenant_id',
  payment_method: 'user_id',
  payout_account: 'user_id',
  privacy_request: 'user_id',
  property: 'landlord_id',
  receipt: 'landlord_id tenant_id',
  refund: 'created_by landlord_id tenant_id',
  reminder_letter: 'tenant_id',
  remittance: 'landlord_id',
  remittance_hold: 'landlord_id',
  report_view: 'user_id',
  settlement: 'landlord_id',
  settlement_difference: 'landlord_id',
  settlement_line: 'landlord_id',
  signer: 'user_id',
  tenancy: 'landlord_id',
  unit: 'landlord_id',
  users: 'merged_into',
  vendor_bill: 'landlord_id',
  vendor_payment: 'landlord_id',
  virtual_account: 'tenant_id',
  waiver: 'landlord_id tenant_id',
  wording_proposal: 'proposer_id',
  work_order: 'assigned_to landlord_id',
  work_visit: 'user_id',
}

/** Not a foreign key: reminders copy the people of their charge. */
const movesToo: Columns = { reminder: 'landlord_id tenant_id' }

/** Deleted and inserted again, since triggers count members. */
const rejoins: Columns = { estate_association: 'user_id' }

const goes: Columns = {
  idempotency_key: 'user_id',
  live_counter: 'user_id',
  live_event: 'user_id',
  mailed_token: 'user_id',
  phone_pin: 'user_id',
  push_subscription: 'user_id',
  second_factor: 'user_id',
  sign_in_challenge: 'user_id',
  sign_in_code: 'user_id',
  upload_part: 'user_id',
}

const stays: Columns = {
  alert: 'closed_by',
  api_key: 'revoked_by user_id',
  application: 'decided_by',
  asset: 'created_by',
  asset_file: 'uploaded_by',
  asset_plan: 'created_by',
  asset_reading: 'read_by',
  asset_status_log: 'actor_id',
  bank_account: 'created_by',
  bank_account_estate: 'added_by',
  bank_balance: 'recorded_by',
  bank_line: 'settled_by',
  bank_line_payment: 'taken_back_by',
  bank_statement: 'created_by',
  breach: 'closed_by decided_by registered_by',
  cash_banking: 'recorded_by',
  checklist_step: 'answered_by',
  contact_note: 'written_by',
  conversation: 'created_by',
  credential: 'user_id',
  deposit: 'proposed_by settled_by',
  deposit_part: 'recorded_by',
  dispute: 'answered_by',
  document_share: 'shared_by',
  document_version: 'uploaded_by verified_by',
  estate: 'created_by',
  estate_suspension: 'lifted_by suspended_by',
  estate_verification: 'verified_by withdrawn_by',
  evidence_bundle: 'made_by',
  evidence_download: 'user_id',
  feature_override: 'ended_by owner_id',
  fund_budget: 'recorded_by',
  fund_expense: 'recorded_by voided_by',
  given_up_job: 'given_up_by',
  identity: 'user_id',
  impersonation: 'admin_id user_id',
  impersonation_call: 'admin_id user_id',
  import: 'asked_by created_by',
  inspection: 'created_by',
  inspection_deduction: 'set_by',
  inspection_item: 'changed_by',
  inspection_photo: 'uploaded_by',
  inspection_remark: 'recorded_by',
  inspection_signature: 'recorded_by',
  invitation: 'invited_by',
  known_payer: 'learnt_by',
  lease: 'created_by',
  ledger_check: 'asked_by',
  legal_hold: 'lifted_by owner_id',
  listing: 'published_by',
  maintenance_event: 'actor_id',
  message_report: 'closed_by',
  notice: 'created_by',
  notice_proof: 'added_by',
  notice_service: 'recorded_by',
  offline_payment: 'reversed_by',
  paper_batch: 'made_by',
  payment: 'reviewed_by',
  payment_promise: 'recorded_by',
  person_merge: 'first_id merged_by second_id',
  person_suspension: 'lifted_by suspended_by user_id',
  personal_export: 'user_id',
  plan_price: 'created_by',
  platform_announcement: 'ended_by written_by',
  platform_credit_note: 'created_by',
  platform_invoice_payment: 'created_by',
  platform_reversal: 'answered_by',
  platform_revenue: 'recorded_by',
  platform_seller: 'created_by',
  price_plan: 'created_by',
  privacy_request: 'answered_by',
  reminder: 'sent_by',
  remittance: 'created_by paid_as',
  remittance_hold: 'placed_by',
  report_file: 'user_id',
  sandbox: 'owner_id',
  service_charge: 'created_by',
  session: 'user_id',
  settlement_difference: 'closed_by',
  signature_request: 'created_by',
  subscription: 'chosen_by',
  support_consent: 'user_id',
  template: 'created_by',
  template_paper: 'made_by',
  template_version: 'published_by written_by',
  vendor: 'account_changed_by created_by',
  vendor_bill: 'entered_by voided_by',
  vendor_payment: 'recorded_by voided_by',
  virtual_account: 'asked_by',
  waiver: 'created_by undone_by',
  webhook_endpoint: 'created_by',
  wht_remittance: 'recorded_by voided_by',
  wording_proposal: 'decided_by',
  work_approval: 'asked_by',
  work_event: 'actor_id',
  work_file: 'uploaded_by',
  work_limit: 'set_by',
  work_offer: 'asked_by',
  work_order: 'bearer_decided_by created_by',
  work_quote: 'entered_by',
  work_visit: 'created_by',
}

export type Step = {
  name: string
  col: string
  rule: 'ONCE' | 'MOVES' | 'REJOINS' | 'GOES'
  keys: readonly string[]
}

const eachOf = (columns: Columns, rule: Step['rule']): Step[] =>
  Object.entries(columns).flatMap(([name, cols]) =>
    cols.split(' ').map((col) => ({ name, col, rule, keys: [] })),
  )

/** All steps of a merge, in order. */
export const MERGE_PLAN: readonly Step[] = [
  ...Object.entries(once).flatMap(([name, columns]) =>
    Object.entries(columns).map(([col, keys]): Step => ({ name, col, rule: 'ONCE', keys })),
  ),
  ...eachOf(rejoins, 'REJOINS'),
  ...eachOf({ ...moves, ...movesToo }, 'MOVES'),
  ...eachOf(goes, 'GOES'),
]

/** The columns that keep referring to the second account. */
export const STAYING: readonly string[] = Object.entries(stays).flatMap(([name, cols]) =>
  cols.split(' ').map((col) => `${name}.${col}`),
)
