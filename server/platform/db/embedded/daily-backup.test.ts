import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import type { Backup } from './backup.ts'
import { backUpDaily, backUpWhenDue } from './daily-backup.ts'
import type { EmbeddedPostgres } from './embedded.ts'

const world = useWorld()
const home = mkdtempSync(join(tmpdir(), 'gida-daily-backup-'))
const embedded = { home } as EmbeddedPostgres
const take = async () => ({ finished_at: world.services.clock.now().toISOString() }) as Backup

afterAll(() => rmSync(home, { recursive: true, force: true }))

test('a backup is taken where there is none, and again after a day', async () => {
  const isDue = () => backUpWhenDue(world.services, embedded, take)
  expect(await isDue()).toBe(true)
  expect(await isDue()).toBe(false)
  world.services.clock.advance(23 * 3_600_000)
  expect(await isDue()).toBe(false)
  world.services.clock.advance(2 * 3_600_000)
  expect(await isDue()).toBe(true)
})

test('one that fails is logged as an error, and stops nothing', async () => {
  world.services.clock.advance(25 * 3_600_000)
  const error = vi.fn()
  const fail = async () => {
    throw new Error('no room')
  }
  await backUpDaily({ ...world.services, log: { ...world.services.log, error } }, embedded, fail)()
  expect(error).toHaveBeenCalledExactlyOnceWith({ error: new Error('no room') }, expect.any(String))
})
