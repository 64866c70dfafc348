import { expect, test } from 'vitest'
import { signedIn } from '../../testing/people/people.ts'
import { useWorld } from '../../testing/world.ts'
import { timeImport } from './imports.ts'

const world = useWorld()

test('three hundred units come in at a pace that brings five thousand in within a minute, and go again', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const times = await timeImport(world.services, manager.actor, Number(process.env.IMPORT_ROWS ?? 300))
  const pace = Math.round((times.rows * 1000) / (times.check + times.run))
  console.log(`${times.rows} rows: ${pace} a second`, times)
  expect(times.sound).toBe(true)
  expect(times.check + times.run).toBeLessThan(Math.max(20_000, (times.rows / 5000) * 60_000))
}, 180_000)
