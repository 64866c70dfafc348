import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveTokens } from '../session/session.ts'
import { read, readPreferences, remove, write, writePreference } from './storage.ts'

const session = { access_token: 'a', refresh_token: 'r', expires_in: 1800, user: { id: 'me' } }
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
/** The browser's own storage, but for what happens on writing. */
function stand(setItem: (real: Storage, key: string, value: string) => void): void {
  const real = window.localStorage
  const stood = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => setItem(real, key, value),
  }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(stood as Storage)
}

beforeEach(() => {
  localStorage.clear()
  for (const key of ['gida.tokens', 'gida.preferences', 'user_estates', 'x']) remove(key)
})

describe('what the browser keeps', () => {
  it('keeps values and forgets them', () => {
    expect(write('x', { a: 1 })).toBe(true)
    expect(read('x')).toEqual({ a: 1 })
    remove('x')
    expect(read('x')).toBeNull()
  })

  it('answers from memory when storage is denied, and says that nothing was kept', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(write('x', 1)).toBe(false)
    expect(read('x')).toBe(1)
    expect(saveTokens(session)).toBe(false)
    remove('x')
    expect(read('x')).toBeNull()
  })

  it('gives up the cached estates for the tokens when storage is full', () => {
    write('user_estates', { data: [] })
    stand((real, key, value) => (real.getItem('user_estates') === null ? real.setItem(key, value) : full()))
    expect(saveTokens(session)).toBe(true)
    expect(localStorage.getItem('user_estates')).toBeNull()
  })

  it('holds in memory what does not fit at all', () => {
    stand(full)
    expect(write('x', 2)).toBe(false)
    expect(read('x')).toBe(2)
  })

  it('reads what somebody else has spoilt as nothing', () => {
    localStorage.setItem('x', '{broken')
    expect(read('x')).toBeNull()
  })

  it('keeps preferences beside their defaults', () => {
    writePreference('theme', 'dark')
    expect(readPreferences()).toEqual({ sidebar: 'open', theme: 'dark', estate: null, saver: 'auto' })
  })
})
