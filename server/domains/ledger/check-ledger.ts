import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { cashRules } from './rules/cash-rules.ts'
import { chargeRules } from './rules/charge-rules.ts'
import { fundRules } from './rules/fund-rules.ts'
import { journalRules } from './rules/journal-rules.ts'
import { paymentRules } from './rules/payment-rules.ts'
import { platformRules } from './rules/platform-rules.ts'
import { providerRules } from './rules/provider-rules.ts'
import { receiptRules } from './rules/receipt-rules.ts'
import { refundRules } from './rules/refund-rules.ts'
import { rollupRules } from './rules/rollup-rules.ts'
import type { LedgerRules } from './rules/rule.ts'
import { vendorRules } from './rules/vendor-rules.ts'

/** A ledger rule, and the number of rows that violate it. */
export type LedgerCheck = { name: string; faults: number }

/** All rules by subject; add a file in `rules/` and a line here for a new subject. */
const RULES: LedgerRules = {
  ...journalRules,
  ...chargeRules,
  ...paymentRules,
  ...providerRules,
  ...receiptRules,
  ...refundRules,
  ...cashRules,
  ...rollupRules,
  ...fundRules,
  ...vendorRules,
  ...platformRules,
}

export const RULE_NAMES: readonly string[] = Object.keys(RULES)

/** Checks one rule. Must see every row: as system or owner. */
export async function checkRule(tx: Tx, name: string): Promise<LedgerCheck> {
  const query = RULES[name]
  if (query === undefined) throw new Error(`There is no rule "${name}".`)
  const found = await sql<{ n: number }>`select count(*) as n from (${sql.raw(query)}) faults`.execute(tx)
  return { name, faults: found.rows[0]?.n ?? 0 }
}

/** Checks all rules. */
export async function checkLedger(tx: Tx): Promise<LedgerCheck[]> {
  const checks: LedgerCheck[] = []
  for (const name of RULE_NAMES) checks.push(await checkRule(tx, name))
  return checks
}

export type LedgerTotals = { entries: number; debits: number; credits: number; balanced: boolean }

/** Kept totals over all estates, which the ledger check compares with the entries. */
export async function ledgerTotals(tx: Tx): Promise<LedgerTotals> {
  const found = await sql<Omit<LedgerTotals, 'balanced'>>`
    select coalesce(sum(entries), 0)::bigint as entries, coalesce(sum(debits), 0)::bigint as debits,
      coalesce(sum(credits), 0)::bigint as credits from ledger_total`.execute(tx)
  const totals = found.rows[0] ?? { entries: 0, debits: 0, credits: 0 }
  return { ...totals, balanced: totals.debits === totals.credits }
}
