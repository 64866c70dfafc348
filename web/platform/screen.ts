import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  useRouter,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { isAllowed, type Limits } from './access.ts'
import { useActor } from './actor.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** In the browser's tab, before `· Gida`. */
    title?: string
    limits?: Limits
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

/** The three floors of the table of addresses; `routes.tsx` furnishes them. */
export const rootRoute = createRootRoute()
/** Below it a person is known. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location, matches }) =>
    guard({ address: location.href, routeIds: matches.map((match) => String(match.routeId)) }),
})
/** Below it stands the frame: header, navigation, bottom bar. */
export const frameRoute = createRoute({ getParentRoute: () => signedInRoute, id: 'frame' })

type About<S> = Limits & {
  title: string
  /** The file of the screen: `() => import('./pages/PaymentsPage.tsx')`. Its component's name ends with Page. */
  page: () => Promise<object>
  /** Reads the search of the address. Fields are optional and a default is left out, so that links stay short. */
  search?: (raw: Record<string, unknown>) => S
}
type NoSearch = Record<never, never>

/** A screen inside the frame: `screen('/dashboard/payments', { title, permission, search, page })`. */
export const screen = <const P extends string, S = NoSearch>(path: P, about: About<S>) =>
  createRoute({ getParentRoute: () => frameRoute, path, ...optionsOf(about) })

/** One thing at a time (pay, set up, receipt): without the frame. */
export const focusScreen = <const P extends string, S = NoSearch>(path: P, about: About<S>) =>
  createRoute({ getParentRoute: () => signedInRoute, path, ...optionsOf(about) })

function optionsOf<S>({ title, page, search, roles, permission }: About<S>) {
  return {
    staticData: { title, limits: { roles, permission } },
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
