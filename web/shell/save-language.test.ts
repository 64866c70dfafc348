import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../platform/browser/language.ts'
import { saveLanguage } from './save-language.ts'

const reload = vi.fn()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { ...window.location, reload })
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('the next person on a phone reads Gida in their own language, and each of them keeps it', async () => {
  await changeLanguage('ha', 'ada')
  await saveLanguage('ig', 'ben')
  expect(reload).toHaveBeenCalledTimes(2)
  await saveLanguage('ig', 'ben') // here all is as it should be
  expect(reload).toHaveBeenCalledTimes(2)
})
