import { expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { countCalls } from '../../../platform/log/call-figures.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { percentileOf } from './percentile.ts'

const world = useWorld()

test('95 of 100 are under the bound that holds them, and none is named above the last', () => {
  expect(percentileOf([95, 5, 0, 0, 0, 0, 0, 0], 95)).toBe(50)
  expect(percentileOf([94, 5, 1, 0, 0, 0, 0, 0], 95)).toBe(100)
  expect(percentileOf([90, 0, 0, 0, 0, 0, 0, 10], 95)).toBeNull()
})

test('shows what waits and fails by kind, the ways out, sizes, and the last check of the books', async () => {
  const admin = await signedIn(world, 'ADMIN')
  await withClient(world.ownerUrl, async (client) => {
    await client.query(`
      select graphile_worker.add_job('deliver_receipt', run_at => now() - interval '90 seconds');
      update graphile_worker._private_jobs set last_error = 'REFUSED: x';
      insert into outbox_message (channel, recipient, body, sent_at) values ('EMAIL', 'a@b.ng', 'x', app.now());
      insert into outbox_message (channel, recipient, body, failed_at, failure) values ('SMS', '+234', 'x', app.now(), 'x');
      insert into delivery_breaker values ('SMS', 6, app.now() + interval '1 hour');
      insert into setting values ('last_backup_at', '"2026-11-20T01:00:00.000Z"'),
        ('backups_sent_at', '"2026-11-20T01:05:00.000Z"')`)
  })
  const health = (await admin.get('/admin/health')).json()
  expect(health.jobs).toMatchObject({ failing: 1, given_up: 0 })
  expect(health.jobs.kinds[0]).toMatchObject({ name: 'deliver_receipt', waiting: 1, failing: 1 })
  expect(health.jobs.kinds[0].oldest_seconds).toBeGreaterThanOrEqual(90)
  expect(health.ways).toMatchObject([
    { way: 'EMAIL', failed: 0, last_success_at: expect.any(String), open_until: null },
    { way: 'SMS', failed: 1, last_success_at: null, open_until: expect.any(String) },
    { way: 'PUSH' },
    { way: 'WHATSAPP', open_until: null },
    { way: 'PAYMENTS', down_since: null },
  ])
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
  expect(health.database.tables[0].bytes).toBeGreaterThan(0)
  expect(health.ledger).toBeNull()
  expect([health.last_backup_at, health.backups_sent_at]).toEqual([
    '2026-11-20T01:00:00.000Z',
    '2026-11-20T01:05:00.000Z',
  ])
  const { needs } = (await admin.get('/analytics/dashboard')).json()
  expect(needs.map(({ key }: { key: string }) => key).sort()).toEqual(['failed_jobs', 'ways_closed'])
})

test('what calls took is added up by the hour, from all nodes', async () => {
  const admin = await signedIn(world, 'ADMIN')
  const nodes = [countCalls(world.services), countCalls(world.services)]
  for (const { count } of nodes) {
    for (let i = 0; i < 10; i++) count('tests.slow', 900, 200)
    count('tests.slow', 5_000, 503)
  }
  await Promise.all(nodes.map(({ keep }) => keep()))
  const { calls } = (await admin.get('/admin/health')).json()
  expect(calls.find(({ call }: { call: string }) => call === 'tests.slow')).toEqual({
    ...{ call: 'tests.slow', count: 22, errors: 2, p95_ms: null, slowest_ms: 5_000 },
  })
})

test('a call is counted by its name once it is answered', async () => {
  const own = await signedIn(world, 'ADMIN')
  await own.get('/users/me')
  world.services.clock.advance(61_000)
  await own.get('/users/me')
  await expect
    .poll(async () => {
      const rows = await world.services.transaction('system', (tx) =>
        tx.selectFrom('call_hour').select('call').where('call', '=', 'users.getMe').execute(),
      )
      return rows.length
    })
    .toBeGreaterThan(0)
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  expect((await manager.get('/admin/health')).statusCode).toBe(403)
})
