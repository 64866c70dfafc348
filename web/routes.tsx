import { type AnyRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { analyticsScreens } from './domains/analytics/routes.ts'
import { signInAddress } from './domains/auth/arrivals.ts'
import { contextQuery } from './domains/auth/queries.ts'
import { estatesFocusScreens, estatesScreens } from './domains/estates/routes.ts'
import { leasesFocusScreens, leasesScreens } from './domains/leases/routes.ts'
import { notificationScreens } from './domains/notifications/routes.ts'
import { onboardingScreens } from './domains/onboarding/routes.ts'
import { paymentsFocusScreens, paymentsScreens } from './domains/payments/routes.ts'
import { queryClient } from './platform/queries.ts'
import { frameRoute, guardWith, rootRoute, signedInRoute } from './platform/screen.ts'
import { parseSearch, stringifySearch } from './platform/search.ts'
import { readTokens } from './platform/session.ts'
import { ContextFailed } from './shell/ContextFailed.tsx'
import { FramedScreen } from './shell/FramedScreen.tsx'
import { NotFound } from './shell/Instead.tsx'
import { AppLoading, FocusLoading, ScreenLoading } from './shell/Loading.tsx'
import { SignedIn } from './shell/SignedIn.tsx'
import { shell } from './words/en/shell.ts'

/** `/` is nobody's screen: it leads to the dashboard, or to the sign-in through the guard there. */
const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' as string, replace: true })
  },
})

/** Addresses that people know from before. */
const aliases = (
  [
    ['/properties', '/dashboard/properties'],
    ['/tenants', '/dashboard/tenants'],
  ] as const
).map(([path, to]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to: to as string, replace: true })
    },
  }),
)

signedInRoute.update({
  component: SignedIn,
  pendingComponent: AppLoading,
  errorComponent: ContextFailed,
})
guardWith(async ({ address, routeIds }) => {
  if (!readTokens()) return leaveTo(signInAddress(address))
  const routes = router.routesById as Record<string, AnyRoute>
  for (const id of routeIds) if (routes[id]) void router.loadRouteChunk(routes[id]) // beside the call, not after it
  await queryClient.ensureQueryData(contextQuery)
})
frameRoute.update({ component: FramedScreen })

/** In the frame, so that there is a way on from it. */
const nowhereRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '$',
  component: NotFound,
  staticData: { title: shell.notFound.title, isNowhere: true },
})

/** One thing at a time: these stand without the frame. */
const focusScreens = [
  ...onboardingScreens,
  ...estatesFocusScreens,
  ...paymentsFocusScreens,
  ...leasesFocusScreens,
] as const
for (const screen of focusScreens) screen.update({ pendingComponent: FocusLoading })

const routeTree = rootRoute.addChildren([
  homeRoute,
  ...aliases,
  signedInRoute.addChildren([
    ...focusScreens,
    frameRoute.addChildren([
      ...analyticsScreens,
      ...estatesScreens,
      ...paymentsScreens,
      ...leasesScreens,
      ...notificationScreens,
      nowhereRoute,
    ]),
  ]),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingComponent: ScreenLoading,
  defaultNotFoundComponent: NotFound,
  trailingSlash: 'never',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** The sign-in is a document of its own. */
function leaveTo(address: string): Promise<never> {
  window.location.replace(address)
  return new Promise(() => {})
}
