import { type AnyRoute, createRoute, createRouter, notFound, redirect } from '@tanstack/react-router'
import { shell } from '#words/shell'
import { titles } from '#words/titles'
import { adminScreens } from './domains/admin/routes.ts'
import { alertFocusScreens, alertScreens } from './domains/alerts/routes.ts'
import { analyticsScreens } from './domains/analytics/routes.ts'
import { applicationsScreens } from './domains/applications/routes.ts'
import { assetScreens } from './domains/assets/routes.ts'
import { auditScreens } from './domains/audit/routes.ts'
import { signInAddress } from './domains/auth/auth-entry.ts'
import { authScreens } from './domains/auth/routes.ts'
import { autopayScreens } from './domains/autopay/routes.ts'
import { billScreens } from './domains/bills/routes.ts'
import { booksScreens } from './domains/books/routes.ts'
import { calendarScreens } from './domains/calendar/routes.ts'
import { chargesScreens } from './domains/charges/routes.ts'
import { collectionsScreens } from './domains/collections/routes.ts'
import { conversationFocusScreens, conversationScreens } from './domains/conversations/routes.ts'
import { depositScreens } from './domains/deposits/routes.ts'
import { documentScreens } from './domains/documents/routes.ts'
import { estatesFocusScreens, estatesScreens } from './domains/estates/routes.ts'
import { evidenceScreens } from './domains/evidence/routes.ts'
import { importsFocusScreens, importsScreens } from './domains/imports/routes.ts'
import { inspectionFocusScreens, inspectionScreens } from './domains/inspections/routes.ts'
import { integrationScreens } from './domains/integrations/routes.ts'
import { invitationsFocusScreens, invitationsScreens } from './domains/invitations/routes.ts'
import { lawScreens } from './domains/law/routes.ts'
import { leasesFocusScreens, leasesScreens } from './domains/leases/routes.ts'
import { maintenanceScreens } from './domains/maintenance/routes.ts'
import { meetingScreens } from './domains/meetings/routes.ts'
import { noticeScreens } from './domains/notices/routes.ts'
import { notificationScreens, notificationTaskScreens } from './domains/notifications/routes.ts'
import { onboardingScreens } from './domains/onboarding/routes.ts'
import { paymentsFocusScreens, paymentsScreens } from './domains/payments/routes.ts'
import { privacyScreens } from './domains/privacy/routes.ts'
import { receiptsFocusScreens, receiptsScreens } from './domains/receipts/routes.ts'
import { refundsScreens } from './domains/refunds/routes.ts'
import { reportScreens } from './domains/reports/routes.ts'
import { settlementScreens } from './domains/settlements/routes.ts'
import { subscriptionScreens } from './domains/subscriptions/routes.ts'
import { templateScreens } from './domains/templates/routes.ts'
import { transfersFocusScreens, transfersScreens } from './domains/transfers/routes.ts'
import { usersFocusScreens, usersScreens } from './domains/users/routes.ts'
import { vendorScreens } from './domains/vendors/routes.ts'
import { workScreens } from './domains/work-orders/routes.ts'
import { queryClient } from './platform/http/queries.ts'
import { showKnown } from './platform/offline/cached-query.ts'
import {
  frameRoute,
  guardWith,
  isNowhere,
  rootRoute,
  screen,
  signedInRoute,
} from './platform/screens/screen.ts'
import { parseSearch, stringifySearch } from './platform/screens/search.ts'
import { contextQuery } from './platform/session/actor.ts'
import { leaveFor } from './platform/session/leave.ts'
import { readTokens } from './platform/session/session.ts'
import { ContextFailed } from './shell/errors/ContextFailed.tsx'
import { NotFound, NotFoundSignedOut } from './shell/errors/NotFound.tsx'
import { FramedScreen } from './shell/FramedScreen.tsx'
import { AppLoading, ScreenLoading, TaskLoading } from './shell/Loading.tsx'
import { SignedIn } from './shell/SignedIn.tsx'
import { isDataDear } from './ui/is-data-dear.ts'

/** `/` has no screen: it redirects to the dashboard, whose guard leads to sign-in where needed. */
const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' as string, replace: true })
  },
})

/** Redirects from earlier addresses. */
const aliases = (
  [
    ['/properties', '/dashboard/properties'],
    ['/tenants', '/dashboard/tenants'],
    ['/dashboard/leases', '/dashboard/tenants/leases'],
    ['/dashboard/invitations', '/dashboard/tenants/invitations'],
    ['/dashboard/communications', '/dashboard/messages'],
    ['/dashboard/my-money', '/dashboard/payments'],
  ] as const
).map(([path, to]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ to: to as string, search, replace: true })
    },
  }),
)

rootRoute.update({ notFoundComponent: NotFoundSignedOut })
signedInRoute.update({
  component: SignedIn,
  pendingComponent: AppLoading,
  errorComponent: ContextFailed,
})
/** The only screen open to an administrator without a second factor. */
const SECURITY = '/dashboard/settings/security'

guardWith(async ({ address, routeIds }) => {
  if (!readTokens()) {
    if (isNowhere(router, address)) throw notFound()
    return leaveTo(signInAddress(address))
  }
  const routes = router.routesById as Record<string, AnyRoute>
  for (const id of routeIds) if (routes[id]) void router.loadRouteChunk(routes[id]) // in parallel with the call
  await showKnown(contextQuery.queryKey)
  const { must_set_up_second_factor } = await queryClient.ensureQueryData({
    ...contextQuery,
    revalidateIfStale: true,
  })
  const isThere = address.startsWith(SECURITY)
  if (must_set_up_second_factor && !isThere) throw redirect({ to: SECURITY as string, replace: true })
})
frameRoute.update({ component: FramedScreen })

const unsentScreen = screen('/dashboard/unsent', {
  title: titles.unsent,
  page: () => import('./shell/unsent/UnsentPage.tsx'),
})

/** Inside the frame, so that the navigation is still there. */
const nowhereRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '$',
  component: NotFound,
  staticData: { title: shell.notFound.title, isNowhere: true },
})

/** Task screens: without the frame. */
const focusScreens = [
  ...onboardingScreens,
  ...estatesFocusScreens,
  ...transfersFocusScreens,
  ...paymentsFocusScreens,
  ...receiptsFocusScreens,
  ...leasesFocusScreens,
  ...usersFocusScreens,
  ...invitationsFocusScreens,
  ...importsFocusScreens,
  ...notificationTaskScreens,
  ...alertFocusScreens,
  ...inspectionFocusScreens,
  ...conversationFocusScreens,
] as const
for (const screen of focusScreens) screen.update({ pendingComponent: TaskLoading })

const routeTree = rootRoute.addChildren([
  homeRoute,
  ...aliases,
  signedInRoute.addChildren([
    ...focusScreens,
    frameRoute.addChildren([
      ...analyticsScreens,
      ...estatesScreens,
      ...transfersScreens,
      ...chargesScreens,
      ...paymentsScreens,
      ...receiptsScreens,
      ...refundsScreens,
      ...autopayScreens,
      ...settlementScreens,
      ...depositScreens,
      ...collectionsScreens,
      ...leasesScreens,
      ...booksScreens,
      ...reportScreens,
      ...lawScreens,
      ...invitationsScreens,
      ...applicationsScreens,
      ...importsScreens,
      ...conversationScreens,
      ...meetingScreens,
      ...maintenanceScreens,
      ...vendorScreens,
      ...billScreens,
      ...workScreens,
      ...inspectionScreens,
      ...documentScreens,
      ...evidenceScreens,
      ...privacyScreens,
      ...integrationScreens,
      ...subscriptionScreens,
      ...templateScreens,
      ...noticeScreens,
      ...assetScreens,
      ...calendarScreens,
      ...alertScreens,
      ...auditScreens,
      ...notificationScreens,
      ...authScreens,
      ...usersScreens,
      ...adminScreens,
      unsentScreen,
      nowhereRoute,
    ]),
  ]),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: isDataDear() ? false : 'intent',
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

/** Sign-in is a separate document, so this is a full page load. */
function leaveTo(address: string): Promise<never> {
  leaveFor(address)
  return new Promise(() => {})
}
