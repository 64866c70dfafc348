import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../http/errors.ts'
import { Loaded } from './Loaded.tsx'

const ask = vi.fn<() => Promise<string>>()
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const refused = (status: number) => new ApiError('The bank is closed.', { status, code: 'HTTP_ERROR' })

function Lease() {
  const answer = useQuery<string, ApiError>({ queryKey: ['lease'], queryFn: ask })
  return (
    <Loaded
      of={answer}
      head={<h1>Lease</h1>}
      loading="Loading the lease..."
      missing="This lease does not exist."
      denied="This lease is not yours."
    >
      {(name) => <h1>{name}</h1>}
    </Loaded>
  )
}

function show() {
  const router = createRouter({
    routeTree: createRootRoute({ component: Lease }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  client.clear()
  ask.mockReset()
})

describe('what a query answers', () => {
  test('is waited for under the head of the page', async () => {
    ask.mockReturnValue(new Promise(() => {}))
    show()
    expect(await screen.findByText('Loading the lease...')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Lease' })).toBeDefined()
  })

  test('takes the place of the head too', async () => {
    ask.mockResolvedValue('Adebayo')
    show()
    expect(await screen.findByRole('heading', { name: 'Adebayo' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Lease' })).toBeNull()
  })

  test('can be asked for again after a failure', async () => {
    ask.mockRejectedValueOnce(refused(503)).mockResolvedValue('Adebayo')
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('The bank is closed.')
    expect(screen.getByText('Error 503')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Adebayo' })).toBeDefined()
  })

  test('is said to be missing, with a way on and nothing to try again', async () => {
    ask.mockRejectedValue(refused(404))
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('This lease does not exist.')
    expect(screen.getByRole('link', { name: 'Go Home' })).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is said to be for others', async () => {
    ask.mockRejectedValue(refused(403))
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('This lease is not yours.')
  })

  test('stays when it cannot be refreshed, with its time, until it can', async () => {
    ask.mockResolvedValueOnce('Adebayo').mockRejectedValueOnce(refused(503)).mockResolvedValue('Adebayo-Cole')
    show()
    await screen.findByRole('heading', { name: 'Adebayo' })
    await client.invalidateQueries()
    expect((await screen.findByRole('status')).textContent).toMatch(
      /This may have changed\. You see what was here at Today, \d\d:\d\d\. The bank is closed\./,
    )
    expect(screen.getByRole('heading', { name: 'Adebayo' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Adebayo-Cole' })).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
