import { beforeEach, expect, test } from 'vitest'
import { addUsed, kindOf, readUsed } from './data-used.ts'

beforeEach(() => localStorage.clear())

test.each([
  ['/assets/a1b2c3d.js', 'app'],
  ['/api/v1/receipts/1/download', 'files'],
  ['/api/v1/maintenance/files/1', 'files'],
  ['/api/v1/payments', 'screens'],
])('%s counts as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test('what was used adds up within a month, and the next begins at nought', () => {
  const november = new Date('2026-11-27T10:00:00Z')
  addUsed({ app: 100, files: 10, screens: 1 }, november)
  addUsed({ app: 100, files: 10, screens: 1 }, november)
  expect(readUsed(november)).toEqual({ month: '2026-11', app: 200, files: 20, screens: 2 })
  expect(readUsed(new Date('2026-12-01T10:00:00Z'))).toEqual({
    month: '2026-12',
    app: 0,
    files: 0,
    screens: 0,
  })
})
