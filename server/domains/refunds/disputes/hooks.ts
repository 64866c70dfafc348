import type { Tx } from '../../../platform/db/db.ts'
import { defineHook } from '../../../platform/hooks/hook.ts'
import type { ProviderDispute } from '../../../platform/pay/provider.ts'

/** The provider has a dispute of no payment that clients made: whoever has money of its own there looks whether it is theirs. */
export const otherDisputeRead = defineHook<{ tx: Tx; dispute: ProviderDispute }>('other_dispute_read')
