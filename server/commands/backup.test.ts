import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backup } from './backup.ts'

test('a folder without a database is refused by its name, and stays empty', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gida-nothing-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  vi.stubEnv('GIDA_DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATABASE_DIRECT_URL', '')
  if (!('prepare' in backup)) throw new Error('It runs while a database does.')
  const prepared = Promise.resolve(backup.prepare({}))
  await expect(prepared).rejects.toThrow(`There is no database in ${folder}, so nothing was backed up.`)
  expect(readdirSync(folder)).toEqual([])
})
