import { onboarding } from '@gida/contract/domains/onboarding/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { listBanks } from './banks.ts'
import { completeBankSetup } from './complete-bank-setup.ts'
import { presentPayoutAccount, presentSetup, SKIPPED } from './present.ts'
import { findPayoutAccount, hasSkippedPayout } from './queries.ts'
import { skipPayoutSetup } from './skip-payout-setup.ts'
import { undoPayoutAccount } from './undo-payout-account.ts'
import { verifyBankAccount } from './verify-bank-account.ts'

export function onboardingRoutes({ on, inSteps }: Mount): void {
  inSteps(onboarding.listBanks, async ({ services, actor }) => {
    await services.transaction(actor, async () => {}) // refuses an ended session
    return { data: await listBanks(services) }
  })

  inSteps(onboarding.verifyBankAccount, ({ services, actor, body }) =>
    verifyBankAccount(services, actor, body),
  )

  inSteps(onboarding.completeBankSetup, async ({ services, actor, body }) => {
    if (!('bank_code' in body)) {
      await services.transaction(actor, (tx) => skipPayoutSetup(tx, actor))
      return SKIPPED
    }
    return presentSetup(await completeBankSetup(services, actor, body))
  })

  on(onboarding.getPayoutAccount, async (tx, { actor }) => {
    const [account, skipped] = await Promise.all([
      findPayoutAccount(tx, actor.user_id),
      hasSkippedPayout(tx, actor.user_id),
    ])
    return { account: account ? presentPayoutAccount(account) : null, skipped }
  })

  on(onboarding.undoPayoutAccount, (tx, { body }) => undoPayoutAccount(tx, body.token))
}
