import type { MyMoney } from '@gida/contract/domains/autopay/own-money'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/api.ts'
import type { ApiError } from '../../platform/errors.ts'
import { readTokens } from '../../platform/session.ts'
import { read, write } from '../../platform/storage.ts'

const { autopay } = client
/** Removed with the session, and first when storage is full. */
const KEY = 'gida.my-money'
type Kept = { user_id: string; money: MyMoney }

/** Each answer is kept for a start without a network. */
export const myMoneyQuery = queryOptions<MyMoney, ApiError>({
  ...query(autopay.getMyMoney, undefined, { fresh: 'critical' }),
  queryFn: async ({ signal }) => {
    const money = await autopay.getMyMoney({}, { signal, retryUnanswered: false })
    const user_id = readTokens()?.user_id
    if (user_id) write(KEY, { user_id, money } satisfies Kept)
    return money
  },
  initialData: kept,
  initialDataUpdatedAt: 0, // asked for again at once
})

function kept(): MyMoney | undefined {
  const found = read<Kept>(KEY)
  return found?.user_id === readTokens()?.user_id ? found?.money : undefined
}

/** One's own money: what was kept at once, and what is so now as soon as it is here. */
export const useMyMoney = () => useQuery(myMoneyQuery)

export const useSetDefaultMethod = () => useMutation(mutation(autopay.setDefaultMethod))
export const useRemoveMethod = () => useMutation(mutation(autopay.removeMethod))
export const useCreateInstruction = () => useMutation(mutation(autopay.createInstruction))
export const useUpdateInstruction = () => useMutation(mutation(autopay.updateInstruction))
export const useCancelInstruction = () => useMutation(mutation(autopay.cancelInstruction))
export const useSkipDebit = () => useMutation(mutation(autopay.skipDebit))

/** Whether charges of a lease are paid by themselves. */
export const instructionsQuery = (lease_id: string) =>
  query(autopay.listInstructions, { query: { lease_id } })
