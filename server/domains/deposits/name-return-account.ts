import type { Actor } from '../../platform/access/actor.ts'
import { refuseUnconfirmed } from '../../platform/access/refuse-unconfirmed.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { resolveAccount, spendLookup } from '../onboarding/index.ts'
import { isTheirs } from './policy.ts'
import { getDepositRow } from './queries.ts'
import { takeForDeed, writeDeposit } from './take-for-deed.ts'

/** Where the tenant wants the rest to go. The bank says whose the account is; that is asked between two transactions. */
export async function nameReturnAccount(
  services: Services,
  actor: Actor,
  lease_id: string,
  account: { bank_code: string; account_number: string },
): Promise<void> {
  await services.transaction(actor, async (tx) => {
    if (!isTheirs(actor, 'name_account', await getDepositRow(tx, lease_id)))
      throw problem('PERMISSION_DENIED')
    await refuseUnconfirmed(tx, actor)
    await spendLookup(tx, actor.user_id, 'SETUP')
  })
  const resolved = await resolveAccount(services, account)
  await services.transaction(actor, (tx) => keepReturnAccount(tx, actor, lease_id, resolved))
}

/** The account, once the bank has said whose it is. */
export async function keepReturnAccount(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  account: Awaited<ReturnType<typeof resolveAccount>>,
): Promise<void> {
  const deposit = await takeForDeed(tx, actor, lease_id, 'name_account')
  await writeDeposit(tx, deposit, account)
}
