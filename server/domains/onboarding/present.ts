import type { BankSetup, PayoutAccount } from '@gida/contract/domains/onboarding/bank'
import { formatInstant } from '@gida/contract/shared/dates'
import type { z } from 'zod'
import type { PayoutAccountRow } from './queries.ts'

export const lastFour = (account: { account_number: string }) => account.account_number.slice(-4)

export function presentPayoutAccount(row: PayoutAccountRow): PayoutAccount {
  return {
    bank_code: row.bank_code,
    bank_name: row.bank_name,
    account_number: lastFour(row),
    account_name: row.account_name,
    business_name: row.business_name,
    verified_at: row.verified_at.toISOString(),
    in_force_from: row.in_force_from.toISOString(),
  }
}

export function presentSetup(row: PayoutAccountRow): z.infer<typeof BankSetup> {
  return {
    status: 'COMPLETED',
    account_name: row.account_name,
    message:
      row.in_force_from > row.verified_at
        ? `Your rent will go to ${row.bank_name}, account ending in ${lastFour(row)}, from ${formatInstant(row.in_force_from)}.`
        : `Your rent goes to ${row.bank_name}, account ending in ${lastFour(row)}.`,
    subaccount_code: row.subaccount_code,
  }
}

export const SKIPPED: z.infer<typeof BankSetup> = {
  status: 'SKIPPED',
  account_name: null,
  message: 'You can add your payout account later. Until then, rent is held safely and is not paid out.',
  subaccount_code: null,
}
