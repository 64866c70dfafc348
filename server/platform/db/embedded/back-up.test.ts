import { expect, test, vi } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import type { EmbeddedPostgres } from './embedded.ts'

const { takeBackup } = vi.hoisted(() => ({ takeBackup: vi.fn() }))
vi.mock('./backup.ts', () => ({ takeBackup }))
const { backUpDaily, backUpWhenDue } = await import('./back-up.ts')

const world = useWorld()
const embedded = { home: '/nowhere' } as EmbeddedPostgres

test('a backup is taken where there is none, and again after a day', async () => {
  takeBackup.mockImplementation(async () => ({ finished_at: world.services.clock.now().toISOString() }))
  expect(await backUpWhenDue(world.services, embedded)).toBe(true)
  expect(await backUpWhenDue(world.services, embedded)).toBe(false)
  world.services.clock.advance(23 * 3_600_000)
  expect(await backUpWhenDue(world.services, embedded)).toBe(false)
  world.services.clock.advance(2 * 3_600_000)
  expect(await backUpWhenDue(world.services, embedded)).toBe(true)
})

test('one that fails is logged as an error, and stops nothing', async () => {
  takeBackup.mockRejectedValue(new Error('no room'))
  world.services.clock.advance(25 * 3_600_000)
  const error = vi.fn()
  await backUpDaily({ ...world.services, log: { ...world.services.log, error } }, embedded)()
  expect(error).toHaveBeenCalledOnce()
})
