import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Palmgrove Court', 'PC'],
  ['Gida', 'GI'],
  ['Ọlá Ṣadé Gardens', 'OSG'],
  ['12 Adeola Odeku Street', 'AOS'],
  ['The Royal Palm Beach Estate', 'TRPB'],
  ['Eko-Atlantic', 'EA'],
  ['Q1', 'QE'],
  ['24', 'ES'],
])('%s begins its receipts with %s', (name, prefix) => {
  expect(initials(name)).toBe(prefix)
})
