import { expect, test } from 'vitest'
import { audienceOf, kindsFor, maskIdentityNumbers, validityOf } from './rules.ts'

test('a document holds through the day that it names, and is said to end sixty days before', () => {
  expect(validityOf(null, '2026-11-24')).toBe('NONE')
  expect(validityOf('2026-11-23', '2026-11-24')).toBe('EXPIRED')
  expect(validityOf('2026-11-24', '2026-11-24')).toBe('EXPIRING')
  expect(validityOf('2027-01-23', '2026-11-24')).toBe('EXPIRING')
  expect(validityOf('2027-01-24', '2026-11-24')).toBe('CURRENT')
})

test('of an identity number four digits stay; phone, account and receipt numbers are left alone', () => {
  expect(maskIdentityNumbers('NIN 12345678901, BVN:22345678909.')).toBe('NIN •••••••8901, BVN:•••••••8909.')
  for (const other of ['08031234567', '0123456785', '112345678901', 'PC-2026-000123'])
    expect(maskIdentityNumbers(other)).toBe(other)
})

test('what belongs to a person is theirs and the reviewers’, whatever its kind', () => {
  expect(audienceOf('OTHER', 'person')).toBe('REVIEWERS')
  expect(audienceOf('TITLE', 'property')).toBe('OWNERS')
  expect(kindsFor('lease', { isTenant: false })).not.toContain('IDENTITY')
  const tenants = kindsFor('unit', { isTenant: true })
  expect(tenants).toContain('RECEIPT')
  expect(tenants).not.toContain('INSURANCE')
  expect(tenants).not.toContain('TITLE')
})
