import { beforeAll, expect, test } from 'vitest'
import { seedVolume } from '../../../demo/seed-volume.ts'
import { countReads } from '../../../testing/count-reads.ts'
import { useWorld } from '../../../testing/world.ts'
import { findMissing } from './find-missing.ts'
import { openDeductions } from './settlement-queries.ts'

const PAYMENTS = 6_000
const world = useWorld()

beforeAll(async () => {
  await seedVolume(world.ownerUrl, world.services, {
    ...{ estates: 2, units: 200, payments: PAYMENTS },
    onProgress: () => {},
  })
  await world.owner.query('truncate settlement_line')
  await world.owner.query(
    `update setting set value = to_jsonb('2000-01-01T00:00:00Z'::text) where key = 'settled_by_line_since'`,
  )
}, 120_000)

test('hundreds of payments that were not paid out are found by reading the payments once', async () => {
  const { services, read } = countReads(world.services, ['payment'])
  await findMissing(services)
  const { rows: missing } = await world.owner.query('select from settlement_difference')
  expect(missing.length).toBeGreaterThan(400)
  expect(read()).toBeLessThanOrEqual(PAYMENTS + missing.length) // each that is noted names its payment
})

test('what refunds took from clearing is found without reading what all payments brought', async () => {
  const { services, read } = countReads(world.services, ['posting'])
  await services.transaction('system', openDeductions)
  expect(read()).toBeLessThanOrEqual(PAYMENTS / 4)
})
