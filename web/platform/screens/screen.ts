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

// biome-ignore lint/suspicious/noExplicitAny: queries of every answer stand in one list
type AnyQuery = FetchQueryOptions<any, any, any, any>
/** What a screen shows first, asked for while its code is on its way. */
type Load<P, S> = (at: { params: P; search: S }) => readonly AnyQuery[]

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** In the browser's tab, before `· Gida`. */
    title?: string
    limits?: Limits
    // biome-ignore lint/suspicious/noExplicitAny: each screen has params and a search of its own
    load?: Load<any, any>
    /** Stands for every address that leads nowhere. */
    isNowhere?: true
  }
}

type Entering = { address: string; routeIds: readonly string[] }
let guard: (entering: Entering) => Promise<void> = async () => {}

/** Who may pass to the signed-in part; asked before each of its screens. */
export function guardWith(next: typeof guard): void {
  guard = next
}

/** The three layout routes; `routes.tsx` adds the screens. */
export const rootRoute = createRootRoute()
/** Below it a person is known. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location, matches }) => {
    for (const match of matches) startData(match)
    return guard({ address: location.href, routeIds: matches.map((match) => String(match.routeId)) })
  },
})
/** The frame is below it: header, navigation, bottom bar. */
export const frameRoute = createRoute({ getParentRoute: () => signedInRoute, id: 'frame' })

type Starting = Pick<AnyRouteMatch, 'staticData' | 'params' | 'search'>

/**
 * Also before it is known who asks: the server looks at that itself. Nobody waits here, and a failure is the screen's to show,
 * which asks the same query.
 */
function startData({ staticData: { load, limits = {} }, params, search }: Starting): void {
  const actor = queryClient.getQueryData(contextQuery.queryKey)
  if (!load || !canBe(params) || !readTokens() || (actor && !isAllowed(actor, limits))) return
  for (const query of load({ params, search })) void queryClient.prefetchQuery(query)
}

type About<P, S> = Limits & {
  title: string
  /** The file of the screen: `() => import('./pages/PaymentsPage.tsx')`. Its component's name ends with Page. */
  page: () => Promise<object>
  /** Reads the search of the address. Fields are optional and a default is left out, so that links stay short. */
  search?: (raw: Record<string, unknown>) => S
  /** The queries that the page begins with: `({ params }) => [paymentQuery(params.id)]`. */
  load?: Load<P, S>
  /** A list stands beside the one that is open, and stays where it was scrolled to when another is opened. */
  keepsList?: true
}
type NoSearch = Record<never, never>

/** A screen inside the frame: `screen('/dashboard/payments', { title, permission, search, page })`. */
export const screen = <const P extends string, S = NoSearch>(path: P, about: About<ResolveParams<P>, S>) =>
  createRoute({ getParentRoute: () => frameRoute, path, ...optionsOf(about) })

/** One thing at a time (pay, set up, receipt): without the frame. */
export const taskScreen = <const P extends string, S = NoSearch>(
  path: P,
  about: About<ResolveParams<P>, S>,
) => createRoute({ getParentRoute: () => signedInRoute, path, ...optionsOf(about) })

/** An address from before: it leads to where its screen stands now, with its search. */
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
/** What is no id is the id of nothing: nobody has to be asked. */
export const canBe = (params: object): boolean => !('id' in params) || ID.test(String(params.id))

/**
 * What was typed or opened on the page of one thing is not carried to the page of another, whose answer may be there already.
 * Of its argument it says nothing, from which the params of a route would be inferred.
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

/** Whether an address inside the product leads to a screen that exists, so that nobody meets a dead link. */
export function useHasScreen(): (address: string) => boolean {
  const router = useRouter()
  return (address) => leadsSomewhere(router, address)
}

/** Whether the person may go where an address leads; to a screen that does not exist nobody may. */
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

/** Whether no screen stands at an address, and none is behind it. */
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
