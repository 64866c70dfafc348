import type { Tx } from '../../../platform/db/db.ts'
import { defineHook } from '../../../platform/hooks/hook.ts'
import type { ProviderDispute } from '../../../platform/pay/provider.ts'

/** The provider has a dispute that is not about clients' payments; domains with their own money there check whether it is theirs. */
export const otherDisputeRead = defineHook<{ tx: Tx; dispute: ProviderDispute }>('other_dispute_read')
