/**
 * Names of the advisory locks, each with its own number as the first key, so that two uses never collide by hash.
 * Single-key locks (`pg_advisory_xact_lock(bigint)`) are a separate space, used by migration 3.
 */
export const LOCKS = {
  migrations: 4431,
  demo: 4432,
  /** Live workers. */
  worker: 4433,
  /** Calls in progress, by Idempotency-Key. */
  call: 4434,
  /** Payments made or recorded for a unit. */
  money_for_unit: 7001,
  credit_of_tenant: 7002,
  cash_in_hand: 7003,
  bank_reference: 7004,
  /** Cash taken from one payer: split amounts count as one. */
  cash_of_payer: 7019,
  fund: 7005,
  transfer: 7006,
  /** Posting lines of a clients' account. */
  lines_of_bank_account: 7025,
  remittance_to_owner: 7007,
  payout_account: 7008,
  cards_of_person: 7009,
  managers_of_estate: 7010,
  /** Counting and billing an estate for Gida itself, choosing its plan, or starting to pay an invoice. */
  platform_invoices: 7017,
  /** Changes to which super admins may sign in. */
  admins: 7016,
  /** Claiming a slot for a demo copy. */
  sandboxes: 7018,
  /** Announcements in an estate. */
  announcement: 7011,
  /** Spending on one vendor: split amounts count as one. */
  spent_on_vendor: 7012,
  /** Requests that a phone repeats under the same `client_id`. */
  said_once: 7020,
  /** Adding a file to something with a file limit. */
  files_of: 7013,
  /** Recording a late tenant's promise. */
  promise_of_tenancy: 7042,
  /** Starting a condition report of a unit. */
  report_of_unit: 7014,
  /** Appending to the audit chain. */
  audit_chain: 7030,
  /** Multipart uploads of one person. */
  parts_of_person: 7015,
  /** An SMS and its delivery reports, by the provider's id. */
  delivery_report: 7090,
  /** Taken by the rollup triggers, `app.lock_scopes()`. */
  rollups: 7102,
  /** Taken at commit by `app.update_balances()`. */
  balances: 7103,
} as const

export type LockName = keyof typeof LOCKS
