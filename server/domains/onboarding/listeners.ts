import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { accountTakenBack } from '../auth/index.ts'
import { endPayoutAccounts } from './end-payout-accounts.ts'

export const onboardingListeners: AnyListener[] = [
  listener({
    name: 'end_payout_accounts_of_taken_back',
    event: accountTakenBack,
    handle: (tx, { user_id, at }) => endPayoutAccounts(tx, user_id, at ? new Date(at) : tx.now),
  }),
]
