import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import { likely, medianOf } from './statistics.ts'

const world = useWorld()

type Spell = { days: number; is_over: boolean }
const median = (spells: readonly Spell[]) =>
  world.services.transaction('system', async (tx) => {
    const rows = sql`select * from jsonb_to_recordset(${JSON.stringify(spells)}::jsonb) as s (days int, is_over boolean)`
    const answer = await sql<{ days: number | null }>`select ${medianOf(rows)} as days`.execute(tx)
    return answer.rows[0]?.days ?? null
  })
const over = (...days: number[]): Spell[] => days.map((one) => ({ days: one, is_over: true }))
const goingOn = (...days: number[]): Spell[] => days.map((one) => ({ days: one, is_over: false }))

test.each([
  ['nothing was seen', [], null],
  ['all had ended', over(10, 20, 30), 20],
  ['the slow ones go on', [...over(10, 20), ...goingOn(90, 90)], 20],
  ['more than half have outlasted all that was seen', [...over(10), ...goingOn(90, 90)], null],
  ['one stopped being seen between', [...over(10, 30), ...goingOn(20)], 30],
] satisfies [string, Spell[], number | null][])('the median where %s', async (_when, spells, days) => {
  expect(await median(spells)).toBe(days)
})

test('where none goes on it is the plain median, the lower of two', async () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(lengths, async (days) => {
      const sorted = [...days].sort((a, b) => a - b)
      expect(await median(over(...days))).toBe(sorted[Math.ceil(sorted.length / 2) - 1])
    }),
    { numRuns: 40 },
  )
})

test.each([
  [10, 20, 2993, 7007], // both from published tables of the interval
  [0, 10, 0, 2775],
  [20, 20, 8389, 10_000],
  [0, 0, null, null],
])('%i of %i lie between %s and %s', async (part, whole, low, high) => {
  const answer = await world.services.transaction('system', (tx) =>
    sql`select ${likely(sql`${part}::bigint`, sql`${whole}::bigint`, -1)} as low,
      ${likely(sql`${part}::bigint`, sql`${whole}::bigint`, 1)} as high`.execute(tx),
  )
  expect(answer.rows[0]).toEqual({ low, high })
})
