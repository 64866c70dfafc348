import { afterEach, expect, it, vi } from 'vitest'
import { hashOf } from './hash-of.ts'

afterEach(() => vi.unstubAllGlobals())

it('is the same where the browser counts none itself, as over plain HTTP', async () => {
  const bytes = new TextEncoder().encode('abc').buffer
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(await hashOf(bytes)).toBe(known)
  vi.stubGlobal('crypto', {})
  expect(await hashOf(bytes)).toBe(known)
})
