import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedVolume } from '../../../demo/seed-volume.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'
import { useWorld } from '../../../testing/world.ts'
import { findMissing } from './find-missing.ts'

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
  let rows = 0
  const count = async (tx: Tx) => {
    const read = await sql<{ n: number }>`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as n
      from pg_stat_xact_user_tables where relname = 'payment'`.execute(tx)
    return read.rows[0]?.n ?? 0
  }
  const transaction: Services['transaction'] = (actor, work) =>
    world.services.transaction(actor, async (tx) => {
      rows -= await count(tx)
      const done = await work(tx)
      rows += await count(tx)
      return done
    })
  await findMissing({ ...world.services, transaction })
  const { rows: missing } = await world.owner.query('select from settlement_difference')
  expect(missing.length).toBeGreaterThan(400)
  expect(rows).toBeLessThanOrEqual(PAYMENTS + missing.length) // each that is noted names its payment
})
