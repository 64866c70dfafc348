import { expect, test } from 'vitest'
import { useWorld } from '../testing/world.ts'
import { ACTS } from './acts.ts'
import { runHammer } from './run-hammer.ts'

const world = useWorld({ env: { DATABASE_POOL: '12' } })

/** The short run; `npm run test:hammer` is the long one. */
test('mixed acts of many at once, all undone twice at once: the books hold, and everything ends at zero', async () => {
  const seed = Date.now() % 1_000_000
  const { figures, faults } = await runHammer({
    ...{ services: world.services, seed, workers: 12, acts: 220, report: () => {} },
    portfolio: { estates: 2, units: 3, leaving: 3 },
  })
  expect(faults, `npm run test:hammer -- --acts 220 --seed ${seed}`).toEqual([])
  expect(Object.keys(figures.acts).length).toBeGreaterThanOrEqual(ACTS.length - 1)
}, 60_000)
