import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../schema/provision.ts'
import { backupsOf } from './archive.ts'
import { listBackups, takeBackup } from './backup.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { restoreTo } from './restore.ts'

let folder: string
let server: EmbeddedPostgres

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gida-backup-'))
  server = await startEmbeddedPostgres(folder)
  await ask('create table note (text text)')
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (query: string, of = server) =>
  withClient(of.url, async (client) => (await client.query(query)).rows)
const note = (text: string) => ask(`insert into note values ('${text}')`)
const notes = async (of = server) =>
  (await ask('select text from note order by text', of)).map((row) => row.text)
const momentOf = async () => (await ask('select clock_timestamp() as now'))[0].now as Date

test('goes back to a moment between two changes, and forward again to all that was known', async () => {
  await note('a: before the backup')
  await takeBackup(server, 3)
  await note('b: after the backup')
  const between = await momentOf()
  await note('c: the mistake')

  await withClient(server.url, () => expect(restoreTo(folder, between)).rejects.toThrow('Stop it first'))
  const { replaced } = await restoreTo(folder, between)
  expect(await notes()).toEqual(['a: before the backup', 'b: after the backup'])

  // Writes after a restore are part of the next backup's WAL.
  await note('d: afterwards')
  await takeBackup(server, 3)
  await server.stop()
  await restoreTo(folder, null)
  expect(await notes()).toEqual(['a: before the backup', 'b: after the backup', 'd: afterwards'])
  expect(replaced).toMatch(/replaced-1$/)
})

test('takes a moment after which nothing happened, and refuses one before the oldest backup', async () => {
  const now = await momentOf()
  await server.stop()
  await restoreTo(folder, now)
  expect(await notes()).toHaveLength(3)
  await server.stop()
  await expect(restoreTo(folder, new Date('2020-01-01'))).rejects.toThrow('The oldest backup is of')
  await server.start()
  expect(await notes()).toHaveLength(3) // a refused restore changes nothing
})

test('is restored on another machine from the copied folder alone', async () => {
  await ask('select pg_switch_wal()')
  await takeBackup(server, 3)
  const elsewhere = mkdtempSync(join(tmpdir(), 'gida-elsewhere-'))
  await restoreTo(elsewhere, null, backupsOf(server.home))
  const restored = await startEmbeddedPostgres(elsewhere)
  try {
    expect(await notes(restored)).toHaveLength(3)
  } finally {
    await restored.stop()
    rmSync(elsewhere, { recursive: true, force: true })
  }
})

test('a folder that is not there, or holds no backup, is named and changes nothing', async () => {
  const missing = join(folder, 'missing')
  await expect(restoreTo(folder, null, missing)).rejects.toThrow(`There is no folder ${missing}. Give --from`)
  await expect(restoreTo(folder, null, folder)).rejects.toThrow(`There is no backup in ${folder}.`)
  expect(await notes()).toHaveLength(3)
})

test('keeps as many backups as wished, and the log that they need', async () => {
  await takeBackup(server, 2)
  expect(await listBackups(backupsOf(server.home))).toHaveLength(2)
  await server.stop()
  await restoreTo(folder, null)
  expect(await notes()).toHaveLength(3)
})
