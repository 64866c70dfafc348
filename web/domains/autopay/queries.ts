import type { MyMoney } from '@gida/contract/domains/payments/own-money'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/api.ts'
import type { ApiError } from '../../platform/errors.ts'
import { readTokens } from '../../platform/session.ts'
import { read, write } from '../../platform/storage.ts'

const { payments } = client
/** Removed with the session, and first when storage is full. */
const KEY = 'gida.my-money'
type Kept = { user_id: string; money: MyMoney }

/** Below 'payments', so that a payment that moves outdates it too. Each answer is kept for a start without a network. */
export const myMoneyQuery = queryOptions<MyMoney, ApiError>({
  ...query(payments.getMyMoney, undefined, { fresh: 'critical' }),
  queryFn: async ({ signal }) => {
    const money = await payments.getMyMoney({}, { signal, retryUnanswered: false })
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

const OWN = { outdates: ['payments'] as const }
export const useSetDefaultMethod = () => useMutation(mutation(payments.setDefaultMethod, OWN))
export const useRemoveMethod = () => useMutation(mutation(payments.removeMethod, OWN))
export const useCreateInstruction = () => useMutation(mutation(payments.createInstruction, OWN))
export const useUpdateInstruction = () => useMutation(mutation(payments.updateInstruction, OWN))
export const useCancelInstruction = () => useMutation(mutation(payments.cancelInstruction, OWN))
export const useSkipDebit = () => useMutation(mutation(payments.skipDebit, OWN))

/** Whether charges of a lease are paid by themselves. */
export const instructionsQuery = (lease_id: string) =>
  query(payments.listInstructions, { query: { lease_id } })
