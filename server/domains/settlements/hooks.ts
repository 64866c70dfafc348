import type { Day } from '@gida/contract/shared/dates'
import type { Tx } from '../../platform/db/db.ts'
import { defineHook } from '../../platform/hooks/hook.ts'
import type { ProviderSettlement, SettlementLine } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'

/** Something that went back to a payer, kobo; `book` says that this settlement kept it back. */
export type OwnDeduction = { amount: number; book(): Promise<unknown> }

/** A settlement to our own bank is about to be booked, outside of any transaction: what it is of is asked about first. */
export const settlementRead = defineHook<{
  services: Services
  settlement: ProviderSettlement
  references: readonly string[]
}>('settlement_read')

/**
 * The provider paid out to our own bank. Whoever has money of its own among the lines books it, and names what it was paid for each in
 * `taken`, and in `deductions` what of its own may have been kept back: the rest is of clients.
 */
export const settlementReported = defineHook<{
  tx: Tx
  settlement: ProviderSettlement
  lines: readonly SettlementLine[]
  taken: Map<string, number>
  deductions: OwnDeduction[]
}>('settlement_reported')

/** What was paid up to that day should have been paid out by now: whoever has money of its own at the provider asks after it. */
export const missingLookedFor = defineHook<{ services: Services; to: Day }>('missing_looked_for')
