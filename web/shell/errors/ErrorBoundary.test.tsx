import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setReportSink } from '../../platform/browser/report.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { CriticalBoundary } from './CriticalBoundary.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

let broken: Error | null
function Screen() {
  if (broken) throw broken
  return <p>All well</p>
}
const show = (path = '/a', onRetry?: () => Promise<void>) =>
  render(
    <ErrorBoundary resetKey={path} {...(onRetry && { onRetry })}>
      <Screen />
    </ErrorBoundary>,
  )
const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(toast, 'warning')
  vi.spyOn(toast, 'error')
  setReportSink(() => true)
  broken = new Error('Something odd')
})

describe('a screen that fails', () => {
  it('says so, with three ways on', async () => {
    show()
    await pass(0)
    expect(screen.getByText('Something went wrong')).toBeTruthy()
    expect(screen.getByText(/Our team has been notified/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('button', { name: 'Report Bug' })).toBeTruthy()
  })

  it('is not kept here where there is no network: nobody is told of a fault, and it opens with a signal', async () => {
    const told = vi.fn(() => true)
    setReportSink(told)
    window.dispatchEvent(new Event('offline'))
    show()
    await pass(0)
    expect(screen.getByRole('heading', { name: 'No network yet' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Report Bug' })).toBeNull()
    expect(told).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    broken = null
    await retry()
    expect(screen.getByText('All well')).toBeTruthy()
  })

  it('comes back with Try Again', async () => {
    show()
    broken = null
    await retry()
    expect(screen.getByText('All well')).toBeTruthy()
  })

  it('counts the retries, and warns 2 s later if it is still there', async () => {
    show()
    await retry()
    expect(screen.getByText('Retry attempt 1/3')).toBeTruthy()
    expect(toast.warning).not.toHaveBeenCalled()
    await pass(2_000)
    expect(toast.warning).toHaveBeenCalledOnce()
  })

  it('does not warn when the retry helped', async () => {
    show()
    broken = null
    await retry()
    await pass(2_000)
    expect(toast.warning).not.toHaveBeenCalled()
  })

  it('begins anew by itself 5 s after three errors', async () => {
    show()
    await retry()
    await retry()
    expect(screen.getByText('Retry attempt 2/3')).toBeTruthy()
    broken = null
    await pass(4_999)
    expect(screen.queryByText('All well')).toBeNull()
    await pass(1)
    expect(screen.getByText('All well')).toBeTruthy()
  })

  it('allows three retries', async () => {
    show()
    for (let n = 0; n < 3; n++) await retry()
    expect(screen.getByText('Retry attempt 3/3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' }).hasAttribute('disabled')).toBe(true)
  })

  it('begins anew on another page', () => {
    const { rerender } = show('/a')
    broken = null
    rerender(
      <ErrorBoundary resetKey="/b">
        <Screen />
      </ErrorBoundary>,
    )
    expect(screen.getByText('All well')).toBeTruthy()
  })

  it('speaks up for what is critical or high, and is quiet for the rest', () => {
    show()
    expect(toast.error).not.toHaveBeenCalled()
    cleanup()
    broken = new TypeError('x of undefined')
    show()
    expect(toast.error).toHaveBeenLastCalledWith('Critical error occurred', {
      note: 'Please refresh the page or contact support if the issue persists',
      duration: 10_000,
    })
    cleanup()
    broken = new Error('Unauthorized')
    show()
    expect(toast.error).toHaveBeenLastCalledWith('An error occurred', {
      note: 'Please try again or contact support if needed',
      duration: 5_000,
    })
  })

  it('says that somebody was told only where they were', async () => {
    setReportSink(() => false)
    show()
    await pass(0)
    expect(screen.getByText(/something unexpected happened/)).toBeTruthy()
    expect(screen.queryByText(/has been notified/)).toBeNull()
    expect(toast.error).not.toHaveBeenCalledWith('Error reporting failed')
  })

  it('says when the report could not be sent', async () => {
    setReportSink(() => Promise.reject(new Error('no')))
    show()
    await pass(0)
    expect(toast.error).toHaveBeenCalledWith('Error reporting failed')
  })

  it('says when the retry itself failed', async () => {
    show('/a', () => Promise.reject(new Error('no')))
    await retry()
    expect(toast.error).toHaveBeenCalledWith('Retry failed')
  })
})

describe('the last resort', () => {
  it('offers to reload', () => {
    render(
      <CriticalBoundary>
        <Screen />
      </CriticalBoundary>,
    )
    expect(screen.getByText('Critical Error')).toBeTruthy()
    expect(screen.getByText('A critical error occurred in the error handling system.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy()
  })
})
