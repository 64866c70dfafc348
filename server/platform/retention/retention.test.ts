import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { makeRetentionJob, type Retention } from './retention.ts'

const world = useWorld()

test('a rule that fails keeps nothing else from being forgotten, and the job fails for it', async () => {
  const hours = () =>
    world.services.transaction('system', (tx) => tx.selectFrom('status_hour').select('part').execute())
  await world.services.transaction('system', (tx) =>
    sql`insert into status_hour (part, hour, checks, failed, checked_at, is_well)
      values ('MAIL', now() - interval '90 days', 1, 0, now(), true)`.execute(tx),
  )
  const old: Retention = {
    ...{ table: 'status_hour', what: 'old hours', days: 31, why: 'They are shown for thirty days.' },
    ...{ held_by: null, since: sql`hour` },
  }
  const poisoned = { ...old, what: 'what cannot be forgotten', only: sql`1 / (checks - 1) = 1` }
  const forgetting = makeRetentionJob([poisoned, old]).run(world.services, {})
  await expect(forgetting).rejects.toThrow('what cannot be forgotten')
  expect(await hours()).toEqual([])
})
