import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { schedules } from '../../app.ts'
import { useWorld } from '../../testing/world.ts'
import { withClient } from '../db/provision.ts'
import { askForAll } from './worker.ts'

const world = useWorld()
const sweep = schedules.filter(({ job }) => job.name === 'sweep_payments')
const ask = () => askForAll(world.services, sweep)
const addOther = () =>
  world.services.transaction('system', (tx) =>
    sql`select app.enqueue('fact', '{"fact": "nobody listens"}', null, null)`.execute(tx),
  )
const inTurn = () =>
  withClient(world.ownerUrl, async (client) => {
    const { rows } = await client.query(
      'select task_identifier from graphile_worker.jobs order by priority, run_at',
    )
    return rows.map((row: { task_identifier: string }) => row.task_identifier)
  })

test('what is asked for again while it waits keeps its place, so that a long queue does not keep it from its turn', async () => {
  await ask()
  await addOther()
  await ask()
  expect(await inTurn()).toEqual(['sweep_payments', 'fact'])
})
