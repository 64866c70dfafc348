import { expect, test } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import { withClient } from './provision.ts'

const world = useWorld()

test('a line that is lost while its holder does something else fails its next statement, and the process lives on', async () => {
  const broken = withClient(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id')
    const isLost = new Promise((lost) => client.once('end', lost))
    await withClient(world.ownerUrl, (other) => other.query('select pg_terminate_backend($1)', [rows[0]?.id]))
    await isLost
    return client.query('select 1')
  })
  await expect(broken).rejects.toThrow('not queryable')
})
