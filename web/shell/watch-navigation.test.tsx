import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { watchNavigation } from './watch-navigation.ts'

const hand = userEvent.setup()

/** Two steps of one page: each has a link of its own to the next. */
function Steps() {
  const { step } = route.useSearch() as { step?: string }
  const next = (to: string) => (
    <Link key={to} to="/" search={{ step: to } as never}>
      {to}
    </Link>
  )
  return (
    <main>
      <h1>{step ?? 'first'}</h1>
      <input aria-label="Amount" />
      {step === 'second' ? next('third') : next('second')}
    </main>
  )
}
const root = createRootRoute()
const route = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: (search: { step?: string }) => search,
  component: Steps,
})

async function open() {
  const router = createRouter({ routeTree: root.addChildren([route]), history: createMemoryHistory() })
  onTestFinished(watchNavigation(router as never))
  await router.load()
  render(<RouterProvider router={router as never} />)
  return router
}

it('leads to the headline of the next step where the button that was pressed is gone with its own', async () => {
  await open()
  const second = await screen.findByRole('link', { name: 'second' })
  await hand.click(second)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'second' })))
})

it('leaves the focus where it is while what has it is still there', async () => {
  const router = await open()
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  await hand.click(amount)
  await router.navigate({ to: '/', search: { step: 'second' } as never })
  await screen.findByRole('heading', { name: 'second' })
  expect(document.activeElement).toBe(amount)
})
