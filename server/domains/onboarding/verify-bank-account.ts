import type { VerifiedAccount } from '@gida/contract/domains/onboarding/bank'
import type { Actor } from '../../platform/access/actor.ts'
import { nameMatches } from '../../platform/names/same-person.ts'
import type { Services } from '../../platform/services.ts'
import { getUser } from '../users/index.ts'
import { spendLookup } from './lookup-allowance.ts'
import { refuseOthers } from './policy.ts'
import { type Account, resolveAccount } from './resolve-account.ts'

/** The holder of an account as the bank names them. Stores nothing. */
export async function verifyBankAccount(
  services: Services,
  actor: Actor,
  account: Account,
): Promise<VerifiedAccount> {
  refuseOthers(actor)
  const user = await services.transaction(actor, async (tx) => {
    await spendLookup(tx, actor.user_id, 'VERIFY')
    return getUser(tx, actor.user_id)
  })
  const { account_name } = await resolveAccount(services, account)
  return {
    ...account,
    account_name,
    verified: true,
    name_matches: nameMatches(account_name, user.full_name),
  }
}
