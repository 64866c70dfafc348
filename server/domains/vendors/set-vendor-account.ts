import type { VendorAccount } from '@gida/contract/domains/vendors/vendor'
import type { Actor } from '../../platform/access/actor.ts'
import { requireStepUp } from '../../platform/access/require-step-up.ts'
import type { Services } from '../../platform/services.ts'
import { resolveAccount, spendLookup } from '../onboarding/index.ts'
import { lockVendor } from './vendor-queries.ts'

/**
 * Sets a vendor's bank account. The bank is asked for its holder between two transactions. A replacement is recorded with its
 * author, since invoice fraud works by such changes.
 */
export async function setVendorAccount(
  services: Services,
  actor: Actor,
  id: string,
  wanted: VendorAccount,
): Promise<void> {
  await services.transaction(actor, async (tx) => {
    await lockVendor(tx, actor, id)
    await requireStepUp(tx, actor)
    await spendLookup(tx, actor.user_id, 'SETUP')
  })
  const account = await resolveAccount(services, wanted)
  await services.transaction(actor, async (tx) => {
    const present = await lockVendor(tx, actor, id)
    const { bank_code, account_number } = present
    if (bank_code === account.bank_code && account_number === account.account_number) return
    const isFirst = account_number === null
    await tx
      .updateTable('vendor')
      .set({ ...account, ...(!isFirst && { account_changed_at: tx.now, account_changed_by: actor.user_id }) })
      .where('id', '=', id)
      .execute()
  })
}
