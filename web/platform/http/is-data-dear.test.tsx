import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BarsChart } from '../../ui/chart/BarsChart.tsx'
import { Avatar } from '../../ui/display/Avatar.tsx'
import { Thumb } from '../../ui/display/Thumb.tsx'
import { useBlob } from './use-blob.ts'

const get = vi.fn(async () => new Blob(['picture']))
function Picture({ isPreview }: { isPreview: boolean }) {
  return <Thumb src={useBlob({ key: [isPreview], get, isPreview })} />
}
const draw = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Picture isPreview />
      <Avatar name="Ada Obi" photo="/ada.webp" />
      <BarsChart
        {...{ caption: 'By month', gotLabel: 'Came in', expectedLabel: 'Expected', periodLabel: 'Month' }}
        data={[{ id: '1', label: 'Oct', title: 'October', got: 100, expected: 200 }]}
      />
    </QueryClientProvider>,
  )

beforeEach(() => get.mockClear())
afterEach(() => {
  delete document.documentElement.dataset.data
})

test('where data is dear no picture comes unasked, and a chart is its table', () => {
  document.documentElement.dataset.data = 'dear'
  const { container } = draw()
  expect(get).not.toHaveBeenCalled()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByRole('table', { name: 'By month' }).closest('.sr-only')).toBeNull()
})

test('what was tapped for comes all the same', async () => {
  document.documentElement.dataset.data = 'dear'
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Picture isPreview={false} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
})

test('elsewhere both are drawn', async () => {
  const { container } = draw()
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2))
  expect(screen.getByRole('slider')).toBeTruthy()
})
