import { expect, test } from 'vitest'
import { middleOf, moveField, newField, withoutSigner } from './placed.ts'

const field = newField({ signer: 2, kind: 'SIGNATURE', page: 1, at: { x: 0.5, y: 0.5 } })

test('a field lies with its middle where it was dropped, and never over the edge of the page', () => {
  expect(middleOf(field)).toEqual({ x: 0.5, y: 0.5 })
  expect(moveField(field, { x: 1.2, y: -0.3 })).toMatchObject({ x: 700, y: 0 })
})

test('the fields of a signer who is taken off go with them, and those behind stay theirs', () => {
  const of = (signer: number) => ({ ...field, key: String(signer), signer })
  expect(withoutSigner([of(1), of(2), of(3)], 2).map(({ key, signer }) => [key, signer])).toEqual([
    ['1', 1],
    ['3', 2],
  ])
})
