import { expect, test } from 'vitest'
import { monthsBetween } from './life.ts'
import { CONDITIONS, compareItems, needsPhoto, type Seen } from './rules.ts'
import { deductionOf, valueLeft } from './wear.ts'

const seen = (more: Partial<Seen> = {}): Seen => ({
  ...{ kind: 'ITEM', condition: 'GOOD', cleanliness: null, works: null, reading: null, count: null },
  ...{ is_left_out: false, ...more },
})

test('what is worse in anything is worse, and what was not looked at says nothing', () => {
  expect(compareItems(seen(), seen())).toBe('SAME')
  expect(compareItems(seen({ condition: 'POOR' }), seen())).toBe('BETTER')
  expect(
    compareItems(seen({ condition: 'POOR', cleanliness: 'CLEAN' }), seen({ cleanliness: 'DIRTY' })),
  ).toBe('WORSE')
  expect(compareItems(seen({ works: 'YES' }), seen({ works: 'NO' }))).toBe('WORSE')
  expect(compareItems(seen({ works: 'UNTESTED' }), seen({ works: 'NO' }))).toBe('SAME')
  expect(compareItems(seen({ condition: null }), seen())).toBe('UNKNOWN')
  expect(compareItems(seen({ kind: 'COUNT', count: 3 }), seen({ kind: 'COUNT', count: 2 }))).toBe('WORSE')
  expect(compareItems(seen({ kind: 'METER', reading: '1' }), seen({ kind: 'METER', reading: '9' }))).toBe(
    'SAME',
  )
})

test('a photo is asked of what is fair or less, does not work, or has changed', () => {
  const asked = CONDITIONS.filter((condition) => needsPhoto(seen({ condition }), null))
  expect(asked).toEqual(['FAIR', 'POOR', 'BROKEN', 'MISSING'])
  expect(needsPhoto(seen({ works: 'NO' }), null)).toBe(true)
  expect(needsPhoto(seen(), seen({ condition: 'POOR' }))).toBe(true)
  expect(needsPhoto(seen(), seen())).toBe(false)
  expect(needsPhoto(seen({ condition: 'POOR', is_left_out: true }), null)).toBe(false)
})

test('value is lost by months of its life, in whole kobo, and is never less than nothing', () => {
  expect(monthsBetween('2024-11-03', '2026-11-02')).toBe(24)
  expect(monthsBetween('2026-11-02', '2024-11-03')).toBe(0)
  expect(valueLeft(9_000_000, 36, 24)).toBe(3_000_000)
  expect(valueLeft(100, 36, 35)).toBe(2)
  expect(valueLeft(100, 36, 37)).toBe(0)
  for (let age = 0; age < 130; age++) {
    const left = valueLeft(1_234_567, 120, age)
    expect(Number.isInteger(left) && left >= valueLeft(1_234_567, 120, age + 1)).toBe(true)
  }
})

test('wear is the landlord’s, dirt has no age, and a share is a share', () => {
  const priced = { price: 4_500_000, share: 10_000, life_months: 120, since: '2020-11-01' }
  const on = '2026-11-02'
  expect(deductionOf({ ...priced, reason: 'DAMAGE' }, on)).toBe(1_800_000)
  expect(deductionOf({ ...priced, reason: 'MISSING', share: 5_000 }, on)).toBe(900_000)
  expect(deductionOf({ ...priced, reason: 'DIRT' }, on)).toBe(4_500_000)
  expect(deductionOf({ ...priced, reason: 'WEAR' }, on)).toBe(0)
  expect(deductionOf({ ...priced, reason: 'DAMAGE', since: null }, on)).toBe(4_500_000)
})
