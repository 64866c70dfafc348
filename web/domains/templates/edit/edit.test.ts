import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'
import { draftOf, keyFor, tryDraft } from './draft.ts'

test('two versions stand line by line beside each other', () => {
  expect(compareTexts('a\nb\nc\n', 'a\nx\nc\nd')).toEqual([
    { before: 'a', after: 'a' },
    { before: 'b', after: 'x' },
    { before: 'c', after: 'c' },
    { before: '', after: 'd' },
  ])
})

test('a label becomes a name that no other variable has', () => {
  expect(keyFor('Days to refund', [])).toBe('days_to_refund')
  expect(keyFor('Days to refund', ['days_to_refund'])).toBe('days_to_refund_2')
  expect(keyFor('7 Ọjọ́', [])).toBe('ojo')
  expect(keyFor('₦', [])).toBe('value')
})

test('a draft that cannot be read says where', () => {
  const draft = draftOf({ name: 'x', text: { number: 1, body: '## Rent\n{{rnt}}', variables: [] } })
  expect(tryDraft(draft, {})).toBe('In “Rent”: There is no variable “rnt”.')
})
