import { expect, it } from 'vitest'
import { changedSince } from './changed.ts'

const FIRST = { name: 'Flat B4', rent_amount: 250_000_000, frequency: 'YEARLY', trades: ['WATER'] }
const changed = (now: Partial<typeof FIRST>) => changedSince(FIRST, { ...FIRST, ...now })

it('sends what was changed, and nothing that somebody else may have changed meanwhile', () => {
  const now = { name: 'Flat B5' }
  expect(changed(now)({ ...FIRST, ...now })).toEqual(now)
  expect(changed({})({ ...FIRST })).toEqual({})
})

it('sees what changed within a list, and what was taken back', () => {
  const now = { trades: ['WATER', 'DRAINS'] }
  expect(changed(now)({ ...FIRST, ...now })).toEqual(now)
  expect(changed({ trades: ['WATER'] })({ ...FIRST })).toEqual({})
})

it('sends together what means nothing apart, and what no field holds', () => {
  const now = { frequency: 'MONTHLY' }
  const body = { ...FIRST, ...now, scope: 'THIS' }
  const { name: _, trades: __, ...sent } = body
  expect(changed(now)(body, ['rent_amount', 'frequency'])).toEqual(sent)
})

it('sends what is made of fields with these alone', () => {
  const fee = { name: 'Agency fee', kind: 'PERCENT', percent: '10' }
  const body = { name: 'Agency', basis_points: 1_000 }
  const of = ['kind', 'percent', 'basis_points']
  expect(changedSince(fee, { ...fee, name: 'Agency' })(body, of)).toEqual({ name: 'Agency' })
  expect(changedSince({ ...fee, percent: '5' }, fee)(body, of)).toEqual({ basis_points: 1_000 })
})
