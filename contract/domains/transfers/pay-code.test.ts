import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPayCode, payCodeOf, showPayCode } from './pay-code.ts'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const code = fc.integer({ min: 1, max: 800_000_000 }).map(payCodeOf)
const place = fc.integer({ min: 0, max: 6 })

test('every number has a code of its own', () => {
  const codes = new Set(Array.from({ length: 50_000 }, (_, number) => payCodeOf(number)))
  expect(codes.size).toBe(50_000)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 887_503_680 }),
      fc.integer({ min: 0, max: 887_503_680 }),
      (a, b) => {
        expect(payCodeOf(a) === payCodeOf(b)).toBe(a === b)
      },
    ),
  )
})

test('a code holds, and one wrong sign never does', () => {
  fc.assert(
    fc.property(code, place, fc.constantFrom(...ALPHABET), (whole, at, sign) => {
      expect(isPayCode(whole)).toBe(true)
      const wrong = whole.slice(0, at) + sign + whole.slice(at + 1)
      expect(isPayCode(wrong)).toBe(sign === whole[at])
    }),
    { numRuns: 5000 },
  )
})

test('two signs that changed places never hold, wherever they stand', () => {
  fc.assert(
    fc.property(code, place, place, (whole, a, b) => {
      const signs = [...whole]
      ;[signs[a], signs[b]] = [whole[b] as string, whole[a] as string]
      expect(isPayCode(signs.join(''))).toBe(whole[a] === whole[b])
    }),
    { numRuns: 5000 },
  )
})

test('what is no code is none: too short, too long, strange signs', () => {
  for (const text of ['', '234567', '0000000', 'ABCDEFGH', 'ILOILO1', 'ẹ́ẹ́ẹ́ẹ́'])
    expect(isPayCode(text)).toBe(false)
  expect(showPayCode('K7M4QX9')).toBe('K7M-4QX9')
})
