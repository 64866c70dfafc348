import { expect, test } from 'vitest'
import { unitStanding } from './unit-standing.ts'

const TODAY = '2026-11-20'

test.each([
  ['OCCUPIED', '2026-11-19', 'LATE'],
  ['OCCUPIED', '2026-11-20', 'DUE_SOON'],
  ['OCCUPIED', '2026-12-20', 'DUE_SOON'],
  ['OCCUPIED', '2026-12-21', 'PAID_UP'],
  ['OCCUPIED', null, 'PAID_UP'],
  ['VACANT', null, 'VACANT'],
  ['VACANT', '2026-10-01', 'LATE'],
  ['RESERVED', '2027-02-01', 'RESERVED'],
  ['RESERVED', '2026-12-01', 'DUE_SOON'],
  ['OUT_OF_SERVICE', null, 'OUT_OF_SERVICE'],
] as const)('a unit that is %s and owes from %s stands as %s', (status, due, standing) => {
  const isLate = due !== null && due < TODAY
  const debt = { arrears: isLate ? 1 : 0, next_due: isLate ? null : due }
  expect(unitStanding({ status, debt }, TODAY)).toBe(standing)
})
