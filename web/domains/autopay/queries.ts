import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { read, write } from '../../platform/browser/storage.ts'
import { client, query } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { readTokens } from '../../platform/session/session.ts'

const { autopay } = client
/** Deleted with the session, and first when storage is full. */
const KEY = 'gida.my-money'
type CachedMoney = { user_id: string; money: TenantAccount }

/** Each answer is cached for a start without a network. */
export const tenantAccountQuery = queryOptions<TenantAccount, ApiError>({
  ...query(autopay.getTenantAccount, undefined, { fresh: 'critical' }),
  queryFn: async ({ signal }) => {
    const money = await autopay.getTenantAccount({}, { signal, retryUnanswered: false })
    const user_id = readTokens()?.user_id
    if (user_id) write(KEY, { user_id, money } satisfies CachedMoney)
    return money
  },
  initialData: kept,
  initialDataUpdatedAt: 0, // stale, so it is refetched at once
})

function kept(): TenantAccount | undefined {
  const found = read<CachedMoney>(KEY)
  return found?.user_id === readTokens()?.user_id ? found?.money : undefined
}

/** The tenant's account: the cached answer at once, the current one when it arrives. */
export const useTenantAccount = () => useQuery(tenantAccountQuery)

/** The autopay instructions of a lease. */
export const instructionsQuery = (lease_id: string) =>
  query(autopay.listInstructions, { query: { lease_id } })
