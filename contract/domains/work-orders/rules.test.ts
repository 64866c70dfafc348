import { expect, test } from 'vitest'
import { mayMoveWork, proposeBearer, saidMoves, WORK_MOVERS, WORK_MOVES, WORK_STATUSES } from './rules.ts'

test('what is closed or cancelled stays so, and only staff cancel', () => {
  for (const to of WORK_STATUSES) {
    expect(mayMoveWork('CLOSED', to, WORK_MOVERS)).toBe(false)
    expect(mayMoveWork('CANCELLED', to, WORK_MOVERS)).toBe(false)
  }
  for (const from of WORK_STATUSES)
    expect(mayMoveWork(from, 'CANCELLED', ['DOER', 'LANDLORD', 'CLOCK'])).toBe(false)
})

test('every status can be reached, and a landlord only answers what is asked', () => {
  const reached = new Set(Object.values(WORK_MOVES).flatMap((moves) => Object.keys(moves)))
  expect([...reached].sort()).toEqual([...WORK_STATUSES].sort())
  for (const from of WORK_STATUSES) if (from !== 'APPROVAL') expect(saidMoves(from, ['LANDLORD'])).toEqual([])
})

const fault = { category: 'WATER', scope: 'UNIT', answers: {}, has_tenant: true, is_repeat: false } as const
test.each([
  ['what is shared', { scope: 'PROPERTY' }, 'FUND'],
  ['what fails again', { is_repeat: true, scope: 'PROPERTY' }, 'WARRANTY'],
  ['a tap that drips', { answers: { amount: 'DROPS' } }, 'TENANT'],
  [
    'a tap that drips in a home that nobody rents',
    { answers: { amount: 'DROPS' }, has_tenant: false },
    'LANDLORD',
  ],
  ['a sink blocked by use', { category: 'DRAINS', answers: { sign: 'BLOCKED' } }, 'TENANT'],
  ['a full soakaway', { category: 'DRAINS', answers: { sign: 'SOAKAWAY_FULL' } }, 'LANDLORD'],
  ['a roof', { category: 'ROOF', answers: { sign: 'LEAK' } }, 'LANDLORD'],
] as const)('%s', (_, more, bearer) => {
  expect(proposeBearer({ ...fault, ...more }).bearer).toBe(bearer)
})
