import { expect, test } from 'vitest'
import { TEST_SECRET } from '../../../testing/test-secret.ts'
import { useWorld } from '../../../testing/world.ts'
import { deriveSecrets } from '../../config/secrets.ts'
import { prepareDatabase } from './prepare.ts'

const world = useWorld()

test('nodes that start at the same moment prepare the database one after the other', async () => {
  const prepare = () => prepareDatabase(world.ownerUrl, deriveSecrets(TEST_SECRET))
  await expect(Promise.all(Array.from({ length: 8 }, prepare))).resolves.toHaveLength(8)
})
