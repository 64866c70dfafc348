import type { Context } from '@gida/contract/domains/auth/session'
import { ROLE_PERMISSIONS, type Role } from '@gida/contract/shared/roles'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { analyticsScreens } from './domains/analytics/routes.ts'
import { applicationsScreens } from './domains/applications/routes.ts'
import { assetScreens } from './domains/assets/routes.ts'
import { autopayScreens } from './domains/autopay/routes.ts'
import { booksScreens } from './domains/books/routes.ts'
import { chargesScreens } from './domains/charges/routes.ts'
import { collectionsScreens } from './domains/collections/routes.ts'
import { conversationScreens } from './domains/conversations/routes.ts'
import { depositScreens } from './domains/deposits/routes.ts'
import { estatesFocusScreens, estatesScreens } from './domains/estates/routes.ts'
import { lawScreens } from './domains/law/routes.ts'
import { leasesFocusScreens, leasesScreens } from './domains/leases/routes.ts'
import { ME } from './domains/payments/examples.ts'
import { paymentsFocusScreens, paymentsScreens } from './domains/payments/routes.ts'
import { privacyScreens } from './domains/privacy/routes.ts'
import { receiptsFocusScreens, receiptsScreens } from './domains/receipts/routes.ts'
import { refundsScreens } from './domains/refunds/routes.ts'
import { settlementScreens } from './domains/settlements/routes.ts'
import { templateScreens } from './domains/templates/routes.ts'
import { workScreens } from './domains/work-orders/routes.ts'
import { write } from './platform/browser/storage.ts'
import { queryClient } from './platform/http/queries.ts'
import { frameRoute, guardWith, rootRoute, signedInRoute } from './platform/screens/screen.ts'
import { ActorContext } from './platform/session/actor.ts'
import { fillSlots } from './slots.ts'
import { Toaster } from './ui/feedback/Toaster.tsx'

fillSlots()

type FakeRequest = {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  headers: Record<string, string>
}
type Answer = unknown | ((asked: FakeRequest) => unknown)
/** `{'GET /payments': page}`. A function is called for each request; a Response is returned as it is; `LOST` rejects as a network failure. */
export type Answers = Record<string, Answer>
export const LOST = Symbol('no answer')

export const refusal = (status: number, code: string, details?: unknown) =>
  new Response(JSON.stringify({ message: code, code, details, status_code: status }), { status })

/** Every request so far, in order. */
export let asked: FakeRequest[] = []

export function answerWith(answers: Answers): void {
  asked = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://here')
    const call: FakeRequest = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/v1', ''),
      query: Object.fromEntries(url.searchParams),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      headers: init.headers as Record<string, string>,
    }
    asked.push(call)
    const wanted = answers[`${call.method} ${call.path}`]
    const answer = typeof wanted === 'function' ? await wanted(call) : wanted
    if (answer === LOST) throw new TypeError('Failed to fetch')
    if (answer instanceof Response) return answer.clone()
    return answer === undefined ? refusal(404, 'NOT_FOUND') : new Response(JSON.stringify(answer))
  })
}

export const askedFor = (call: string): FakeRequest[] =>
  asked.filter(({ method, path }) => `${method} ${path}` === call)

export const page = <T,>(data: T[], total = data.length, number = 1) => ({
  data,
  pagination: { page: number, limit: 20, total, totalPages: Math.ceil(total / 20) },
})

function actorOf(role: Role) {
  const user = { id: ME, full_name: 'Oluwaseun Adebayo', email: 'tenant@demo.gida.ng', role }
  return { user, permissions: ROLE_PERMISSIONS[role], estates: [], unread_count: 0, live_seq: 0 }
}

/** Renders one component for a signed-in person, with a router, so that links and leave prompts work. */
export async function openAlone(part: () => ReactNode): Promise<void> {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  queryClient.clear()
  const router = createRouter({
    routeTree: createRootRoute({ component: part }),
    history: createMemoryHistory(),
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

/** Opens an address as a person of this role, without the frame. Returns `address()` to read where they are, `back()` and `go()`. */
export async function openAs(role: Role, address: string, more: Partial<Context> = {}) {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  queryClient.clear()
  const actor = { ...actorOf(role), ...more }
  guardWith(async () => {})
  signedInRoute.update({
    component: () => (
      <ActorContext value={actor as never}>
        <Outlet />
      </ActorContext>
    ),
  })
  frameRoute.update({ component: Outlet })
  const routeTree = rootRoute.addChildren([
    signedInRoute.addChildren([
      ...estatesFocusScreens,
      ...paymentsFocusScreens,
      ...receiptsFocusScreens,
      ...leasesFocusScreens,
      frameRoute.addChildren([
        ...analyticsScreens,
        ...estatesScreens,
        ...chargesScreens,
        ...paymentsScreens,
        ...receiptsScreens,
        ...templateScreens,
        ...refundsScreens,
        ...settlementScreens,
        ...autopayScreens,
        ...booksScreens,
        ...collectionsScreens,
        ...depositScreens,
        ...leasesScreens,
        ...lawScreens,
        ...conversationScreens,
        ...applicationsScreens,
        ...assetScreens,
        ...privacyScreens,
        ...workScreens,
      ]),
    ]),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
      <Toaster />
    </QueryClientProvider>,
  )
  return {
    unmount: view.unmount,
    address: () => router.state.location.pathname + router.state.location.searchStr,
    back: () => act(() => router.history.back()),
    go: (href: string) => act(() => router.navigate({ href } as never)),
  }
}
