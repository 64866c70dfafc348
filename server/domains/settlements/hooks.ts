import type { Tx } from '../../platform/db/db.ts'
import { defineHook } from '../../platform/hooks/hook.ts'
import type { ProviderSettlement, SettlementLine } from '../../platform/pay/provider.ts'

/**
 * The provider paid out to our own bank. Whoever has money of its own among the lines books it, and names what it was paid for each in
 * `taken`: the rest is of clients.
 */
export const settlementReported = defineHook<{
  tx: Tx
  settlement: ProviderSettlement
  lines: readonly SettlementLine[]
  taken: Map<string, number>
}>('settlement_reported')
