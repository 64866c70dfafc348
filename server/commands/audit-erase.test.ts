import { expect, test, vi } from 'vitest'
import { chainEntries } from '../domains/audit/index.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import { signedIn } from '../testing/people/people.ts'
import { useWorld } from '../testing/world.ts'
import { auditErase } from './audit-erase.ts'

const world = useWorld()

test('what the log has laid aside and not in its chain yet is erased with the rest', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const gone = await signedIn(world, 'TENANT', { full_name: 'Ngozi Forgotten' })
  await gone.patch(`/users/${gone.id}/profile`, { address: '9 Forgotten Close' })
  if (!('prepare' in auditErase)) throw new Error('It runs while a database does.')
  const erase = await auditErase.prepare({ person: gone.id })
  expect(await erase(world.services, { ownerUrl: world.ownerUrl } as Parameters<typeof erase>[1])).toBe(0)
  while ((await world.services.transaction('system', chainEntries)) > 0);
  const left = await withClient(world.ownerUrl, (client) =>
    client.query(`select field, value from audit_value where value like '%Forgotten%'`),
  )
  expect(left.rows).toEqual([])
  said.mockRestore()
})
