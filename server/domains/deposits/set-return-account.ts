import type { Actor } from '../../platform/access/actor.ts'
import { requireStepUp } from '../../platform/access/require-step-up.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import type { Services } from '../../platform/services.ts'
import { resolveAccount, spendLookup } from '../onboarding/index.ts'
import { returnAccountNamed } from './events.ts'
import { lockDeposit, writeDeposit } from './lock-deposit.ts'
import { isTheirs } from './policy.ts'
import { getDepositRow } from './queries.ts'

/** Sets the tenant's refund account. The bank is asked for its holder between two transactions. */
export async function setReturnAccount(
  services: Services,
  actor: Actor,
  lease_id: string,
  account: { bank_code: string; account_number: string },
): Promise<void> {
  await services.transaction(actor, async (tx) => {
    if (!isTheirs(actor, 'name_account', await getDepositRow(tx, lease_id)))
      throw problem('PERMISSION_DENIED')
    await requireStepUp(tx, actor)
    await spendLookup(tx, actor.user_id, 'SETUP')
  })
  const resolved = await resolveAccount(services, account)
  await services.transaction(actor, (tx) => storeReturnAccount(tx, actor, lease_id, resolved))
}

/** Stores the account after the bank has confirmed its holder. */
export async function storeReturnAccount(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  account: Awaited<ReturnType<typeof resolveAccount>>,
): Promise<void> {
  const deposit = await lockDeposit(tx, actor, lease_id, 'name_account')
  await writeDeposit(tx, deposit, account)
  if (account.account_number === deposit.account_number && account.bank_name === deposit.bank_name) return
  await publish(tx, returnAccountNamed, { lease_id, at: tx.now.toISOString() })
}
