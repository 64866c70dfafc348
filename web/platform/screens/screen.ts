import type { FetchQueryOptions } from '@tanstack/react-query'
import {
  type AnyRouteMatch,
  type AnyRouter,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type ResolveParams,
  redirect,
  useRouter,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { queryClient } from '../http/queries.ts'
import { isAllowed, type Limits } from '../session/access.ts'
import { contextQuery, useActor } from '../session/actor.ts'
import { readTokens } from '../session/session.ts'

// biome-ignore lint/suspicious/noExplicitAny: one list holds queries of any answer type
type AnyQuery = FetchQueryOptions<any, any, any, any>
/** The queries of a screen, fetched while its code loads. */
type Load<P, S> = (at: { params: P; search: S }) => readonly AnyQuery[]

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The tab's title, before `· Gida`. */
    title?: string
    limits?: Limits
    // biome-ignore lint/suspicious/noExplicitAny: each screen has its own params and search
    load?: Load<any, any>
    /** The catch-all route for addresses without a screen. */
    isNowhere?: true
  }
}

type Entering = { address: string; routeIds: readonly string[] }
let guard: (entering: Entering) => Promise<void> = async () => {}

/** Sets the guard that runs before each signed-in screen. */
export function guardWith(next: typeof guard): void {
  guard = next
}

/** The three layout routes; `routes.tsx` adds the screens. */
export const rootRoute = createRootRoute()
/** Below it a person is signed in. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location, matches }) => {
    for (const match of matches) startData(match)
    return guard({ address: location.href, routeIds: matches.map((match) => String(match.routeId)) })
  },
})
/** With the frame: header, navigation, bottom bar. */
export const frameRoute = createRoute({ getParentRoute: () => signedInRoute, id: 'frame' })

type Starting = Pick<AnyRouteMatch, 'staticData' | 'params' | 'search'>

/** Runs even before the person is known: the server checks access. Not awaited; failures show in the screen, which uses the same query. */
function startData({ staticData: { load, limits = {} }, params, search }: Starting): void {
  const actor = queryClient.getQueryData(contextQuery.queryKey)
  if (!load || !canBe(params) || !readTokens() || (actor && !isAllowed(actor, limits))) return
  for (const query of load({ params, search })) void queryClient.prefetchQuery(query)
}

type About<P, S> = Limits & {
  title: string
  /** The screen's module: `() => import('./pages/PaymentsPage.tsx')`. Its component's name ends with Page. */
  page: () => Promise<object>
  /** Parses the search parameters. All fields are optional and defaults are left out, so that links stay short. */
  search?: (raw: Record<string, unknown>) => S
  /** Queries to prefetch: `({ params }) => [paymentQuery(params.id)]`. */
  load?: Load<P, S>
  /** A list beside an open item: keeps its scroll position when another item is opened. */
  keepsList?: true
}
type NoSearch = Record<never, never>

/** A screen inside the frame: `screen('/dashboard/payments', { title, permission, search, page })`. */
export const screen = <const P extends string, S = NoSearch>(path: P, about: About<ResolveParams<P>, S>) =>
  createRoute({ getParentRoute: () => frameRoute, path, ...optionsOf(about) })

/** A screen without the frame, for one task (pay, set up, receipt). */
export const taskScreen = <const P extends string, S = NoSearch>(
  path: P,
  about: About<ResolveParams<P>, S>,
) => createRoute({ getParentRoute: () => signedInRoute, path, ...optionsOf(about) })

/** Redirects an earlier address to the current one, keeping its search. */
export const movedScreen = <const P extends string>(path: P, to: string) =>
  createRoute({
    getParentRoute: () => frameRoute,
    path,
    beforeLoad: ({ params, search }) => {
      throw redirect({ to, params, search, replace: true } as never)
    },
    component: () => null,
  })

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A malformed id cannot match a record, so no request is sent. */
export const canBe = (params: object): boolean => !('id' in params) || ID.test(String(params.id))

/**
 * Remounts the page when its params change, so that input and open dialogs of one record are not carried to another. The argument is
 * untyped, because the params of the route would be inferred from it.
 */
const byParams = (({ params }: { params: object }) => params) as () => unknown

function optionsOf<P, S>({ title, page, search, load, roles, permission, keepsList }: About<P, S>) {
  return {
    ...(!keepsList && { remountDeps: byParams }),
    staticData: { title, limits: { roles, permission }, ...(load && { load }) },
    validateSearch: search ?? (() => ({}) as S),
    component: lazyRouteComponent(() => page().then((file) => ({ default: pageOf(file) }))),
  }
}

/** Returns whether an in-app address leads to an existing screen, so that no dead link is shown. */
export function useHasScreen(): (address: string) => boolean {
  const router = useRouter()
  return (address) => leadsSomewhere(router, address)
}

/** Returns whether the person may open an address; false for screens that do not exist. */
export function useMayOpen(): (address: string) => boolean {
  const router = useRouter()
  const actor = useActor()
  return (address) => {
    const [, , found] = router.getMatchedRoutes(address)
    return leadsSomewhere(router, address) && isAllowed(actor, found?.options.staticData?.limits ?? {})
  }
}

export const leadsSomewhere = (router: AnyRouter, address: string): boolean =>
  routeOf(router, address)?.options.component !== undefined

/** Whether no screen matches an address. */
export const isNowhere = (router: AnyRouter, address: string): boolean =>
  routeOf(router, address) === undefined

function routeOf(router: AnyRouter, address: string) {
  const [, params, found] = router.getMatchedRoutes(address.split(/[?#]/)[0] ?? '')
  return found?.options.staticData?.isNowhere || '**' in params ? undefined : found
}

function pageOf(file: object): ComponentType {
  const found = Object.entries(file).find(([name]) => name.endsWith('Page'))
  if (!found) throw new Error('A screen file exports one component whose name ends with Page')
  return found[1] as ComponentType
}
