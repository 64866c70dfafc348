export { completeBankSetup } from './complete-bank-setup.ts'
export { payoutAccountSet } from './events.ts'
export { findPayoutAccount, hasSkippedPayout, type PayoutAccountRow } from './queries.ts'
