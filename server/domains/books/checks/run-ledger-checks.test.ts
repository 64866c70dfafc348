import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import { runLedgerChecks } from './run-ledger-checks.ts'

const world = useWorld()

test('a check that was given up for dead ends when its turn comes after all, and the new one is made', async () => {
  const ask = () => world.services.transaction('system', (tx) => runLedgerChecks(tx, null))
  await ask()
  world.services.clock.advance(7 * 3_600_000)
  await ask()
  await world.work()

  const { queue, checks } = await world.services.transaction('system', async (tx) => ({
    queue: await sql`select * from app.queue_state()`.execute(tx),
    checks: await tx.selectFrom('ledger_check').select('status').execute(),
  }))
  expect(queue.rows).toEqual([{ waiting: 0, failing: 0, oldest_seconds: 0 }])
  expect(checks).toEqual([{ status: 'DONE' }])
})
