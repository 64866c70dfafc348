import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, takeUnsavedLanguage } from './language.ts'

afterEach(() => {
  fireEvent(window, new Event('online'))
  takeUnsavedLanguage()
  vi.unstubAllGlobals()
})

test('without a network the language stays, and the pages that open without one stay here', async () => {
  const [remove, reload] = [vi.fn(), vi.fn()]
  vi.stubGlobal('caches', { keys: async () => ['gida-pages-1', 'gida-assets'], delete: remove })
  vi.stubGlobal('location', { ...window.location, reload })
  fireEvent(window, new Event('offline'))
  await chooseLanguage('ha')
  expect([remove.mock.calls, reload.mock.calls, takeUnsavedLanguage()]).toEqual([[], [], null])
  fireEvent(window, new Event('online'))
  await chooseLanguage('ha')
  expect([remove.mock.calls, reload.mock.calls.length]).toEqual([[['gida-pages-1']], 1])
  expect(takeUnsavedLanguage()).toBe('ha')
})
