import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { endSilence } from './platform/browser/online.ts'

/** What comes late on a busy machine comes all the same. */
configure({ asyncUtilTimeout: 15_000 })

/** What an earlier test asked of a server that is not there says nothing of the network of this one. */
beforeEach(endSilence)

/** Files share a page: after each test nothing is on it any more, nothing is said, and the world is as it was. */
afterEach(() => {
  cleanup()
  toast.dismiss()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
