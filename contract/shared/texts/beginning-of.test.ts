import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

test('a text that is cut ends with a whole sign', () => {
  expect(beginningOf('The pump 🚰 drips', 10)).toBe('The pump ')
  expect(beginningOf('The pump 🚰 drips', 11)).toBe('The pump 🚰')
  expect(beginningOf('Ṣé', 120)).toBe('Ṣé')
  const texts = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(texts, fc.nat(12), (text, most) => {
      const begun = beginningOf(text, most)
      expect(begun.isWellFormed() && text.startsWith(begun) && begun.length <= most).toBe(true)
      expect(begun.length).toBeGreaterThanOrEqual(Math.min(most, text.length) - 1)
    }),
  )
})
