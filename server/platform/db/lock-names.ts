/**
 * Everything that only one does at a time, and the number of its own under which PostgreSQL keeps it: two uses never meet by the hash
 * of what they name. Locks of one number alone (`pg_advisory_xact_lock(bigint)`) are another space, which migration 3 uses by itself.
 */
export const LOCKS = {
  migrations: 4431,
  demo: 4432,
  /** Workers that are alive. */
  worker: 4433,
  /** Calls under way, by their Idempotency-Key. */
  call: 4434,
  /** Who pays or records money for a unit. */
  money_for_unit: 7001,
  credit_of_tenant: 7002,
  cash_in_hand: 7003,
  bank_reference: 7004,
  /** Who takes cash of one payer: what is cut in two counts as one. */
  cash_of_payer: 7019,
  fund: 7005,
  transfer: 7006,
  /** Who books lines of a clients' account. */
  lines_of_bank_account: 7025,
  remittance_to_owner: 7007,
  payout_account: 7008,
  cards_of_person: 7009,
  managers_of_estate: 7010,
  /** Who counts and bills an estate for Gida itself, chooses its plan, or begins to pay an invoice. */
  platform_invoices: 7017,
  /** Who of the super admins may still sign in. */
  admins: 7016,
  /** Who claims a place for a copy of the demo. */
  sandboxes: 7018,
  /** Who announces something in an estate. */
  announcement: 7011,
  /** Who spends on one vendor: what is cut in two counts as one. */
  spent_on_vendor: 7012,
  /** What a phone says again under the key of its first time. */
  said_once: 7020,
  /** Who adds a file to a thing that holds so many. */
  files_of: 7013,
  /** Who writes down what a late tenant promised. */
  promise_of_tenancy: 7042,
  /** Who begins a condition report of a unit. */
  report_of_unit: 7014,
  /** Who writes into the chain of the audit log. */
  audit_chain: 7030,
  /** Who sends files in parts. */
  parts_of_person: 7015,
  /** An SMS and its reports, by the provider's name for it. */
  delivery_report: 7090,
  /** Taken by the triggers that keep rollups, `app.lock_scopes()`. */
  rollups: 7102,
  /** And at the commit, by `app.update_balances()`. */
  balances: 7103,
} as const

export type LockName = keyof typeof LOCKS
