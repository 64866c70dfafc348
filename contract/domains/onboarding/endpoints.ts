import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import {
  Bank,
  BankSetup,
  BankSetupBody,
  BankVerificationBody,
  PayoutAccount,
  VerifiedAccount,
} from './bank.ts'

export const onboarding = {
  listBanks: endpoint({
    method: 'GET',
    path: '/onboarding/banks',
    summary: 'List banks that can be paid out to, by name',
    access: 'signed_in',
    answer: z.object({ data: z.array(Bank) }),
  }),
  verifyBankAccount: endpoint({
    method: 'POST',
    path: '/onboarding/bank-verification',
    summary: 'Look up the account name at the bank',
    access: 'properties_write',
    changes: [],
    body: BankVerificationBody,
    answer: VerifiedAccount,
    errors: ['ACCOUNT_NOT_RESOLVED', 'PROVIDER_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
    person_only: true,
  }),
  completeBankSetup: endpoint({
    method: 'POST',
    path: '/onboarding/complete-bank-setup',
    summary: "Set, change or skip the payout account for the caller's rent",
    access: 'properties_write',
    body: BankSetupBody,
    answer: BankSetup,
    errors: ['SECOND_FACTOR_REQUIRED', 'ACCOUNT_NOT_RESOLVED', 'PROVIDER_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
    person_only: true,
  }),
  getPayoutAccount: endpoint({
    method: 'GET',
    path: '/onboarding/payout-account',
    summary: "Retrieve the payout account for the caller's rent, if there is one",
    access: 'properties_write',
    answer: z.object({ account: PayoutAccount.nullable(), skipped: z.boolean() }),
    person_only: true,
  }),
  undoPayoutAccount: endpoint({
    method: 'POST',
    path: '/onboarding/payout-account/undo',
    summary: 'Undo a change of payout account by the link in the notification e-mail',
    access: 'public',
    changes: ['auth', 'onboarding'],
    body: z.object({ token: z.string().min(20).max(100) }),
    answer: z.object({ message: z.string(), undone_at: Instant }),
    errors: ['UNDO_TOO_LATE', 'TOO_MANY_REQUESTS'],
  }),
}
