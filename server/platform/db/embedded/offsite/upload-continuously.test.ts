import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startS3 } from '../../../../testing/s3/start-s3.ts'
import { useWorld } from '../../../../testing/world.ts'
import { readSetting } from '../../settings.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts'
import { uploadContinuously } from './upload-continuously.ts'

const world = useWorld()
const store = await startS3('copies')
const home = mkdtempSync(join(tmpdir(), 'gida-sending-'))
chmodSync(home, 0o755) // PostgreSQL reaches its data as another user
const folder = join(home, 'files')
let server: EmbeddedPostgres

beforeAll(async () => {
  server = await startEmbeddedPostgres(join(home, 'postgres'))
  mkdirSync(folder)
  writeFileSync(join(folder, 'one'), 'a file')
})
afterAll(async () => {
  await server.stop()
  await store.close()
  rmSync(home, { recursive: true, force: true })
})

const withBucket = (error = vi.fn()) => ({
  ...world.services,
  log: { ...world.services.log, error },
  config: { ...world.services.config, files: { kind: 'folder' as const, folder }, backups: store.at },
})
const age = () => Number(/^gida_backup_sent_age_seconds (\S+)$/m.exec(world.services.metrics.render())?.[1])
const noted = () => world.services.transaction('system', (tx) => readSetting(tx, 'backups_sent_at'))

test('without a bucket nothing is sent', async () => {
  expect(await uploadContinuously(world.services, server)).toBeNull()
})

test('a bucket that takes nothing is told of and grows old, and holds up no stop', async () => {
  store.faults.slowDowns = Number.POSITIVE_INFINITY
  const error = vi.fn()
  const sending = await uploadContinuously(withBucket(error), server)
  sending?.pause()
  await sending?.finish()
  expect(error).toHaveBeenCalledWith({ error: expect.anything() }, 'backups could not be sent elsewhere')
  expect(await noted()).toBeUndefined()
  world.services.clock.advance(3_600_000)
  expect(age()).toBeGreaterThanOrEqual(3_600)
})

test('what was sent is noted with its time', async () => {
  store.faults.slowDowns = 0
  const sending = await uploadContinuously(withBucket(), server)
  await expect.poll(noted).toEqual(expect.any(String))
  sending?.pause()
  await sending?.finish()
  expect([...store.objects.keys()]).toEqual([expect.stringMatching(/^files\/\d{4}-\d\d\/one$/)])
})
