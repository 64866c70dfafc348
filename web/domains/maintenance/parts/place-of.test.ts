import { expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

const of = { scope: 'PROPERTY', unit_name: 'Flat B4', estate_name: 'Palmgrove Court' }

it.each([
  ['Block A', 'Block A, Palmgrove Court, shared in the building'],
  ['Palmgrove Court', 'Palmgrove Court, shared in the building'],
])('a building is named once: %s', (property_name, said) => {
  expect(placeOf({ ...of, property_name } as never)).toBe(said)
})
