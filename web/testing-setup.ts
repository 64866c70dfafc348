import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { markReachable } from './platform/browser/online.ts'

/** A busy machine is slow, not broken. */
configure({ asyncUtilTimeout: 15_000 })

/** Resets the offline detection: failed calls of an earlier test must not count in this one. */
beforeEach(markReachable)

/** Test files share a page: after each test the DOM, the toasts and the globals are reset. */
afterEach(() => {
  cleanup()
  toast.dismiss()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
