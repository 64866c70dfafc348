import { type Domain, invalidatedBy } from '@gida/contract/effects'
import { everyday } from '@gida/contract/everyday'
import type { CallAnswer, CallInput, Endpoint } from '@gida/contract/shared/endpoint'
import { mutationOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import { withCachedAnswer } from '../offline/cached-query.ts'
import { type ApiError, isUnanswered } from './errors.ts'
import type { CallOptions, CallParts } from './exchange.ts'
import { send } from './http.ts'
import { FRESH, type Freshness, queryClient } from './queries.ts'

type Loose<I> = { [K in keyof I as object extends I[K] ? never : K]: I[K] } & {
  [K in keyof I as object extends I[K] ? K : never]?: I[K]
}
/** `{params, query, body}`, each only where the call has it; `query` is optional. */
export type InputOf<E extends Endpoint> = Loose<CallInput<E>>
type Arguments<E extends Endpoint> =
  object extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

/** A function that performs a call of the contract; `key` is the prefix of its query keys. */
export type Call<E extends Endpoint> = ((...given: Arguments<E>) => Promise<CallAnswer<E>>) & {
  readonly key: readonly [domain: string, action: string]
  readonly endpoint: E
}
type AnyCall = { readonly key: readonly [string, string]; readonly endpoint: Endpoint }
type Domains = Record<string, Record<string, Endpoint>>
type Client<A extends Domains> = { readonly [D in keyof A]: { readonly [C in keyof A[D]]: Call<A[D][C]> } }

/** `client.payments.listPayments({ query: { page: 1 } })`. */
export const client = clientOf(everyday)

export function clientOf<A extends Domains>(api: A): Client<A> {
  const walk = <T, R>(from: Record<string, T>, make: (name: string, value: T) => R) =>
    Object.fromEntries(Object.entries(from).map(([name, value]) => [name, make(name, value)]))
  return walk(api, (domain, actions) =>
    walk(actions, (action, endpoint) =>
      Object.assign((input?: CallParts, options?: CallOptions) => send(endpoint, input, options), {
        key: [domain, action] as const,
        endpoint,
      }),
    ),
  ) as unknown as Client<A>
}

/**
 * Options of a TanStack query: `useQuery(query(client.payments.listPayments, { query: search }))`. Its key is `[domain, call, input]`, so
 * `client.payments.listPayments.key` matches every page of it.
 */
export function query<E extends Endpoint>(call: Call<E>, ...[input, more = {}]: QueryArguments<E>) {
  return queryOptions<CallAnswer<E>, ApiError>({
    queryKey: [...call.key, input ?? {}],
    queryFn: ({ signal, queryKey }) => {
      const ask = () => invoke(call, input, { signal, retryUnanswered: false })
      return call.endpoint.kept ? withCachedAnswer(queryKey, ask) : ask()
    },
    // Calls cached for offline use run without a network too, and answer from the cache.
    ...(call.endpoint.kept && { networkMode: 'offlineFirst' as const }),
    staleTime: FRESH[more.fresh ?? 'normal'],
  })
}
type QueryArguments<E extends Endpoint> =
  object extends InputOf<E>
    ? [input?: InputOf<E>, more?: { fresh?: Freshness }]
    : [input: InputOf<E>, more?: { fresh?: Freshness }]

type MutationMore<E extends Endpoint, C> = Omit<
  UseMutationOptions<CallAnswer<E>, ApiError, InputOf<E>, C>,
  'mutationFn' | 'mutationKey' | 'onSettled'
> & { call?: CallOptions }

/**
 * Options of a TanStack mutation: `useMutation(mutation(client.payments.cancelPayment))`. Afterwards the queries that the contract lists
 * under `changes` are invalidated.
 */
export function mutation<E extends Endpoint, C = unknown>(
  call: Call<E>,
  { call: options, ...more }: MutationMore<E, C> = {},
) {
  return mutationOptions<CallAnswer<E>, ApiError, InputOf<E>, C>({
    ...more,
    mutationKey: call.key,
    mutationFn: (input) => invoke(call, input, options),
    // Also after a conflict and after no answer, since something may have changed. Not awaited, so that the result is not delayed by
    // refetches.
    onSettled: (_answer, error) => {
      if (!error || error.status === CONFLICT || isUnanswered(error)) void invalidateBy(call)
    },
  })
}

const CONFLICT = 409

/** Invalidates what a call changes; active queries refetch at once. */
export const invalidateBy = ({ key: [domain], endpoint }: AnyCall): Promise<void> =>
  invalidate((endpoint.changes as Domain[] | undefined) ?? [domain as Domain])

/** Invalidates every query that shows data of these domains. */
export async function invalidate(changed: readonly Domain[]): Promise<void> {
  const old = new Set<unknown>(invalidatedBy(changed))
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [domain] }) => old.has(domain) })
}

const invoke = <E extends Endpoint>(call: Call<E>, input: InputOf<E> | undefined, options?: CallOptions) =>
  (call as unknown as (input?: unknown, options?: CallOptions) => Promise<CallAnswer<E>>)(input, options)
