import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asStoppingWorker } from '../../testing/as-stopping-worker.ts'
import { useWorld } from '../../testing/world.ts'
import { StoppedEarly } from '../jobs/postpone.ts'
import { makeRetentionJob, type Retention } from './retention.ts'

const world = useWorld()
const old: Retention = {
  ...{ table: 'status_hour', what: 'old hours', days: 31, why: 'They are shown for thirty days.' },
  ...{ held_by: null, since: sql`hour` },
}
const hours = () =>
  world.services.transaction('system', (tx) => tx.selectFrom('status_hour').select('part').execute())
const addOldHours = (count: number) =>
  world.services.transaction('system', (tx) =>
    sql`insert into status_hour (part, hour, checks, failed, checked_at, is_well)
      select 'MAIL', now() - interval '90 days' - n * interval '1 hour', 1, 0, now(), true
      from generate_series(1, ${count}::int) n`.execute(tx),
  )

test('a rule that fails keeps nothing else from being forgotten, and the job fails for it', async () => {
  await addOldHours(1)
  const poisoned = { ...old, what: 'what cannot be forgotten', only: sql`1 / (checks - 1) = 1` }
  const forgetting = makeRetentionJob([poisoned, old]).run(world.services, {})
  await expect(forgetting).rejects.toThrow('what cannot be forgotten')
  expect(await hours()).toEqual([])
})

test('a worker that is to stop leaves a rule after one batch, and the next forgets the rest', async () => {
  await addOldHours(5_001)
  const job = makeRetentionJob([old])
  const stop = new AbortController()
  const transaction: typeof world.services.transaction = (actor, work) =>
    world.services.transaction(actor, work).finally(() => stop.abort())
  const stopped = asStoppingWorker(() => job.run({ ...world.services, transaction }, {}), stop.signal)
  await expect(stopped).rejects.toThrow(StoppedEarly)
  expect(await hours()).toHaveLength(1)
  await job.run(world.services, {})
  expect(await hours()).toEqual([])
})
