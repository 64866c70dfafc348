import { Problem } from '../../platform/errors/problem.ts'
import { ProviderRefusal, ProviderUnknown } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'
import { bankName } from './banks.ts'

export type Account = { bank_code: string; account_number: string }
export type ResolvedAccount = Account & { bank_name: string; account_name: string }

/** Asks the bank for the holder of an account. Only a refusal by the bank means that it does not exist; other errors mean unknown. */
export async function resolveAccount(
  services: Services,
  { bank_code, account_number }: Account,
): Promise<ResolvedAccount> {
  const bank_name = await bankName(services, bank_code)
  const asked = services.provider.resolveAccount({ bank_code, account_number })
  const { account_name } = await asked.catch((error) =>
    failWith(error, bank_name, `${bank_name} has no account ${account_number}. Check the number.`),
  )
  return { bank_code, account_number, bank_name, account_name }
}

/** The error for the person, from a failure of the provider. */
export function failWith(error: unknown, bank_name: string, refused: string): never {
  const isOurs = error instanceof ProviderRefusal && [401, 403].includes(error.status) // refers to our key, not to their account
  if (error instanceof ProviderRefusal && !isOurs)
    throw new Problem('ACCOUNT_NOT_RESOLVED', { message: refused })
  if (!isOurs && !(error instanceof ProviderUnknown)) throw error
  throw new Problem('PROVIDER_UNAVAILABLE', {
    message: `We could not reach ${bank_name}. Nothing is wrong with your number.`,
    retryAfter: 60,
  })
}
