import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testConfig, useWorld } from '../testing/world.ts'
import { openSandbox } from './open-sandbox.ts'

const world = useWorld({
  env: { SANDBOXES: '1', SANDBOX_PROVIDER_URL: testConfig().provider.baseUrl },
})

test('one that cannot be opened leaves no line behind that would keep its database from being dropped', async () => {
  await world.owner.query('alter schema graphile_worker rename to away')
  const known = { id: randomUUID(), kind: 'DEMO', forgets_at: world.services.clock.now() } as const
  const place = { ownerUrl: world.ownerUrl, template: 'template', webFolder: '' }
  await expect(openSandbox(world.services, known, place)).rejects.toThrow('graphile_worker')
  const lines = async () => {
    const { rows } = await world.owner.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
      where datname = current_database() and application_name in ('gida listener', 'gida worker')`,
    )
    return rows.map(({ name }) => name)
  }
  await expect.poll(lines).toEqual([])
})
