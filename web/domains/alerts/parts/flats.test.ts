import { expect, test } from 'vitest'
import { blocksOf } from './flats.ts'

const person = (unit: string, block: string, state: 'SAFE' | 'AWAY' | 'WAITING' | 'NEEDS_HELP') => ({
  ...{ unit, block, state, user_id: `${unit}${state}`, name: `Test ${state}`, phone: null, note: null },
  ...{ at: null, channel: null, answered_by: null, step: 0, sms: null },
})

test('the worst answer of a flat is its own: help, then silence', () => {
  const [block] = blocksOf([
    person('C1', 'C', 'SAFE'),
    person('C1', 'C', 'WAITING'),
    person('C2', 'C', 'WAITING'),
    person('C2', 'C', 'NEEDS_HELP'),
    person('C3', 'C', 'AWAY'),
  ])
  expect(block?.flats.map(({ unit, state }) => `${unit} ${state}`)).toEqual([
    'C1 WAITING',
    'C2 NEEDS_HELP',
    'C3 AWAY',
  ])
  expect([block?.known, block?.people]).toEqual([3, 5])
})
