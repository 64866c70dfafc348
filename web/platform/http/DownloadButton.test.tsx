import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '../../ui/feedback/Toaster.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { ApiError } from './errors.ts'
import { saveFile } from './files.ts'
import { queryClient } from './queries.ts'

vi.mock('./files.ts', () => ({ saveFile: vi.fn() }))

const FILE = new Blob(['%PDF'])
const lost = new ApiError('No answer', { status: 0, code: 'NETWORK_ERROR' })
let get: ReturnType<typeof vi.fn<() => Promise<Blob>>>
let answer: (file: Blob) => void

beforeEach(() => {
  get = vi.fn(() => new Promise<Blob>((resolve) => (answer = resolve)))
  vi.mocked(saveFile).mockClear()
})
afterEach(() => {
  queryClient.clear()
})

function show(): HTMLElement {
  render(
    <QueryClientProvider client={queryClient}>
      <DownloadButton get={get} name="Statement.pdf">
        Statement
      </DownloadButton>
      <Toaster />
    </QueryClientProvider>,
  )
  return screen.getByRole('button', { name: 'Statement' })
}

describe('a download', () => {
  it('is asked for once however often it is pressed, and says that it is under way', async () => {
    const button = show()
    act(() => {
      button.click() // both before anything is drawn anew
      button.click()
    })
    expect(await screen.findByRole('button', { busy: true })).toBe(button)
    fireEvent.click(button)
    expect(get).toHaveBeenCalledTimes(1)
    await act(async () => answer(FILE))
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(FILE, 'Statement.pdf')
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  })

  it('starts by the keyboard', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('says on a dropped line what was not downloaded, and comes when it is tried again', async () => {
    const button = show()
    get.mockRejectedValueOnce(lost)
    fireEvent.click(button)
    expect(await screen.findByText('Statement.pdf was not downloaded')).toBeDefined()
    expect(saveFile).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await act(async () => answer(FILE))
    expect(get).toHaveBeenCalledTimes(2)
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(FILE, 'Statement.pdf')
  })
})
