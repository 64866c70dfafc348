import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ScreenBoundary } from './ScreenBoundary.tsx'

test('a screen that fails while the next one is on its way is not held against the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let fail = () => {}
  let arrive = () => {}
  function First() {
    const [isBroken, setBroken] = useState(false)
    fail = () => setBroken(true)
    if (isBroken) throw new Error('Its code did not come')
    return <p>The first</p>
  }
  const root = createRootRoute({
    component: () => (
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
    ),
  })
  const at = { getParentRoute: () => root } as const
  const routeTree = root.addChildren([
    createRoute({ ...at, path: '/', component: First }),
    createRoute({
      ...at,
      path: '/next',
      beforeLoad: () => new Promise<void>((done) => (arrive = done)),
      component: () => <p>The next</p>,
    }),
  ])
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree, history, defaultPendingMs: 60_000 })
  render(<RouterProvider router={router} />)
  await screen.findByText('The first')

  const going = router.navigate({ to: '/next' as never })
  await expect.poll(() => router.state.location.pathname).toBe('/next')
  act(fail)
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  await act(async () => {
    arrive()
    await going
  })
  expect(await screen.findByText('The next')).toBeTruthy()
})
