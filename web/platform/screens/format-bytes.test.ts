import { expect, test } from 'vitest'
import { formatBytes } from './format.ts'

test.each([
  [1, '1 kB'],
  [999_000, '999 kB'],
  [999_001, '1 MB'],
  [1_000_000, '1 MB'],
  [3_449_000, '3.4 MB'],
])('%i bytes are said as %s', (bytes, said) => {
  expect(formatBytes(bytes)).toBe(said)
})
