import { useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/http/api.ts'

const { onboarding } = client

export const banksQuery = query(onboarding.listBanks, undefined, { fresh: 'static' })
export const payoutQuery = query(onboarding.getPayoutAccount)

/** Never retried automatically: it changes where money goes. */
export const useCompleteBankSetup = () =>
  useMutation(
    mutation(onboarding.completeBankSetup, {
      call: { retries: 0 },
    }),
  )

export const verifyAccount = (bank_code: string, account_number: string, signal: AbortSignal) =>
  onboarding.verifyBankAccount({ body: { bank_code, account_number } }, { signal, retries: 1 })
