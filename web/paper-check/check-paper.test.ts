import type { SealKey } from '@gida/contract/domains/signing/read-seal'
import { expect, test, vi } from 'vitest'
import { type Ask, checkPaper } from './check-paper.ts'

const bytes = new TextEncoder().encode('%PDF-1.7 a paper that nobody sealed')
const standing = (state: 'SEALED' | 'SENT' | 'OVER' | 'UNKNOWN'): Ask => ({
  keys: async () => [],
  standing: async () => ({ state, sealed_at: null }),
})
const offline: Ask = { keys: async () => null, standing: async () => null }
const stateOf = async (ask: Ask, keys: SealKey[] = []) => (await checkPaper(bytes, keys, ask)).state

test('a paper without a seal is what the record says of it, and nothing without a network', async () => {
  expect(await stateOf(standing('SENT'))).toBe('SENT')
  expect(await stateOf(standing('OVER'))).toBe('OVER')
  expect(await stateOf(standing('UNKNOWN'))).toBe('UNKNOWN')
  expect(await stateOf(offline)).toBe('UNKNOWN')
})

test('a record alone makes no paper genuine', async () => {
  expect(await stateOf(standing('SEALED'))).toBe('ALTERED')
})

test('of the file only its hash is asked about', async () => {
  const ask = { ...offline, standing: vi.fn(offline.standing) }
  const { sha256 } = await checkPaper(bytes, [], ask)
  expect(ask.standing.mock.calls).toEqual([[sha256]])
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)
})
