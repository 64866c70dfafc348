import { type Domain, invalidatedBy } from '@gida/contract/effects'
import { everyday } from '@gida/contract/everyday'
import type { CallAnswer, CallInput, Endpoint } from '@gida/contract/shared/endpoint'
import { mutationOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import { keeping } from '../offline/keeping.ts'
import { type ApiError, isUnanswered } from './errors.ts'
import type { CallOptions, CallParts } from './exchange.ts'
import { send } from './http.ts'
import { FRESH, type Freshness, queryClient } from './queries.ts'

type Loose<I> = { [K in keyof I as object extends I[K] ? never : K]: I[K] } & {
  [K in keyof I as object extends I[K] ? K : never]?: I[K]
}
/** `{params, query, body}`, each only where the call has it; `query` may be left out. */
export type InputOf<E extends Endpoint> = Loose<CallInput<E>>
type Arguments<E extends Endpoint> =
  object extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

/** One call of the contract: a function, with its name as the beginning of its query keys. */
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
 * The options of a TanStack query: `useQuery(query(client.payments.listPayments, { query: search }))`.
 * Its key is `[domain, call, input]`, so `client.payments.listPayments.key` names every page of it.
 */
export function query<E extends Endpoint>(call: Call<E>, ...[input, more = {}]: QueryArguments<E>) {
  return queryOptions<CallAnswer<E>, ApiError>({
    queryKey: [...call.key, input ?? {}],
    queryFn: ({ signal, queryKey }) => {
      const ask = () => invoke(call, input, { signal, retryUnanswered: false })
      return call.endpoint.kept ? keeping(queryKey, ask) : ask()
    },
    // What is kept is there without a network too: it is not waited for one.
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
 * The options of a TanStack mutation: `useMutation(mutation(client.payments.cancelPayment))`. What it makes old is said in the
 * contract, and asked for again.
 */
export function mutation<E extends Endpoint, C = unknown>(
  call: Call<E>,
  { call: options, ...more }: MutationMore<E, C> = {},
) {
  return mutationOptions<CallAnswer<E>, ApiError, InputOf<E>, C>({
    ...more,
    mutationKey: call.key,
    mutationFn: (input) => invoke(call, input, options),
    // Also where somebody else was first, and after no answer: it may have been done. The person's own result waits for no list.
    onSettled: (_answer, error) => {
      if (!error || error.status === CONFLICT || isUnanswered(error)) void invalidateBy(call)
    },
  })
}

const CONFLICT = 409

/** Marks as old what a call changes; what of it is on the screen is asked for again at once. */
export const invalidateBy = ({ key: [domain], endpoint }: AnyCall): Promise<void> =>
  invalidate((endpoint.changes as Domain[] | undefined) ?? [domain as Domain])

/** Marks as old whatever shows that something of these domains has changed. */
export async function invalidate(changed: readonly Domain[]): Promise<void> {
  const old = new Set<unknown>(invalidatedBy(changed))
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [domain] }) => old.has(domain) })
}

const invoke = <E extends Endpoint>(call: Call<E>, input: InputOf<E> | undefined, options?: CallOptions) =>
  (call as unknown as (input?: unknown, options?: CallOptions) => Promise<CallAnswer<E>>)(input, options)
