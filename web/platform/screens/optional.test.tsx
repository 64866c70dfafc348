import { fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { optional } from './optional.tsx'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'The screen has failed' : this.props.children)
}
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
function show(load: Parameters<typeof optional>[0]): void {
  const Piece = optional(load)
  render(
    <Boundary>
      <p>The screen</p>
      <Suspense fallback="Coming">
        <Piece />
      </Suspense>
    </Boundary>,
  )
}
afterEach(() => {
  vi.restoreAllMocks()
  fireEvent(window, new Event('online'))
})

it('shows the piece once its code is there', async () => {
  show(async () => () => 'The piece')
  expect(await screen.findByText('The piece')).toBeDefined()
})

it('leaves the screen as it is where there is no network to fetch a piece by', async () => {
  fireEvent(window, new Event('offline'))
  show(lost)
  await expect.poll(() => screen.queryByText('Coming')).toBeNull()
  expect(screen.getByText('The screen')).toBeDefined()
})

it('says that the screen has failed where there is a network', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show(lost)
  expect(await screen.findByText('The screen has failed')).toBeDefined()
})
