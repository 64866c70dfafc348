import type { Day } from '@gida/contract/shared/dates'
import type { Tx } from '../../platform/db/db.ts'
import { defineHook } from '../../platform/hooks/hook.ts'
import type { ProviderSettlement, SettlementLine } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'

/** A refund or chargeback in kobo; `book` marks it as deducted by this settlement. */
export type OwnDeduction = { amount: number; book(): Promise<unknown> }

/** A settlement to our own bank is about to be booked, outside any transaction: poll the payments in it first. */
export const settlementRead = defineHook<{
  services: Services
  settlement: ProviderSettlement
  references: readonly string[]
}>('settlement_read')

/**
 * The provider paid out to our own bank. A domain with its own money among the lines books it, reports each amount in
 * `taken`, and offers in `deductions` what may have been withheld; the rest belongs to clients.
 */
export const settlementReported = defineHook<{
  tx: Tx
  settlement: ProviderSettlement
  lines: readonly SettlementLine[]
  taken: Map<string, number>
  deductions: OwnDeduction[]
}>('settlement_reported')

/** Payments up to that day should have been paid out by now: domains with their own money at the provider check theirs. */
export const missingLookedFor = defineHook<{ services: Services; to: Day }>('missing_looked_for')
