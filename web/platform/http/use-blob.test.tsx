import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBlob } from './use-blob.ts'

const arrive = new Map<number, (file: Blob) => void>()
const client = new QueryClient()

function Page({ page }: { page: number }) {
  const url = useBlob({
    key: ['page', page],
    get: () => new Promise((resolve) => arrive.set(page, resolve)),
  })
  return url ? <img src={url} alt={`Page ${page}`} /> : <p>Page {page} is on its way</p>
}

const shown = (page: number) => (
  <QueryClientProvider client={client}>
    <Page page={page} />
  </QueryClientProvider>
)

it('shows nothing of the page before while the next is on its way', async () => {
  const { rerender } = render(shown(1))
  arrive.get(1)?.(new Blob(['one']))
  const first = (await screen.findByAltText('Page 1')).getAttribute('src')
  rerender(shown(2))
  expect(await screen.findByText('Page 2 is on its way')).toBeTruthy()
  arrive.get(2)?.(new Blob(['two']))
  await waitFor(() => expect(screen.getByAltText('Page 2').getAttribute('src')).not.toBe(first))
})
