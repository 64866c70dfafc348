import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../../../testing/s3/start-s3.ts'
import { keysOf, openFiles } from '../../../files/files.ts'
import { withClient } from '../../schema/provision.ts'
import { takeBackup } from '../backup.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts'
import { restoreTo } from '../restore.ts'
import { sealStream, unsealStream } from './encrypt-stream.ts'
import { fetchBackup, fetchFiles } from './fetch-backup.ts'
import type { OffsiteStore } from './offsite-store.ts'
import { cutStream } from './split-stream.ts'
import { makeSender } from './upload-backups.ts'

const clock = { now: () => new Date('2026-11-30T12:00:00Z') }
const KEY = new Uint8Array(32).fill(7)
const store = await startS3('copies')
const home = mkdtempSync(join(tmpdir(), 'gida-elsewhere-'))
chmodSync(home, 0o755) // PostgreSQL reaches its data as another user
const files = join(home, 'files')
let server: EmbeddedPostgres
let place: OffsiteStore
let send: () => Promise<number>

beforeAll(async () => {
  const bucket = store.at
  place = { store: await openFiles(bucket), keysOf: (beginning) => keysOf(bucket, beginning), keys: [KEY] }
  server = await startEmbeddedPostgres(join(home, 'postgres'))
  await ask('create table note (text text)')
  mkdirSync(join(files, 'receipts'), { recursive: true })
  writeFileSync(join(files, 'receipts/one.pdf'), 'the first receipt')
  send = makeSender(server, place, { folder: files, clock })
})
afterAll(async () => {
  await server.stop()
  await store.close()
  rmSync(home, { recursive: true, force: true })
})

const ask = (query: string, of = server) =>
  withClient(of.url, async (client) => (await client.query(query)).rows)
const note = (word: string) => ask(`insert into note values ('${word}')`)
const notes = async (of: EmbeddedPostgres) =>
  (await ask('select text from note order by text', of)).map((row) => row.text)

/** Restores on a machine that has only the bucket. */
async function restoreElsewhere(moment: Date | null, from = place) {
  const folder = mkdtempSync(join(home, 'machine-'))
  chmodSync(folder, 0o755)
  const fetched = join(folder, 'fetched')
  mkdirSync(fetched)
  await fetchBackup(from, fetched, moment)
  await restoreTo(join(folder, 'postgres'), moment, fetched)
  await fetchFiles(from, join(folder, 'files'))
  return { folder, restored: await startEmbeddedPostgres(join(folder, 'postgres')) }
}

test('a machine that is lost is made again from the bucket, to any moment and to the last', async () => {
  await note('a: before the copy')
  await takeBackup(server, 3)
  await note('b: after the copy')
  const [{ now: between }] = await ask('select clock_timestamp() as now')
  await note('c: the mistake')
  expect(await send()).toBeGreaterThan(2)
  await server.stop() // a clean stop archives the rest of the WAL
  expect(await send()).toBeGreaterThan(0)
  expect(await send()).toBe(0) // everything is there, so nothing is uploaded twice

  for (const [moment, known] of [
    [between, ['a: before the copy', 'b: after the copy']],
    [null, ['a: before the copy', 'b: after the copy', 'c: the mistake']],
  ] as const) {
    const { folder, restored } = await restoreElsewhere(moment)
    expect(await notes(restored)).toEqual(known)
    expect(readFileSync(join(folder, 'files/receipts/one.pdf'), 'utf8')).toBe('the first receipt')
    await restored.stop()
  }
  await server.start()
  const long_ago = new Date('2020-01-01')
  await expect(restoreElsewhere(long_ago)).rejects.toThrow('The oldest copy in the bucket is of 20')
}, 90_000)

test('nothing in the bucket can be read without the secret, or altered without being noticed', async () => {
  const all = Buffer.concat([...store.objects.values()].map(({ bytes }) => bytes))
  expect(all.includes('the first receipt')).toBe(false)
  const strange = { ...place, keys: [new Uint8Array(32).fill(8)] }
  await expect(restoreElsewhere(null, strange)).rejects.toThrow('sealed under another GIDA_SECRET')

  const key = [...store.objects.keys()].find((key) => key.endsWith('/1')) ?? ''
  const kept = store.objects.get(key)
  const altered = Buffer.from(kept?.bytes ?? '')
  altered.writeUInt8(altered.readUInt8(5_000) ^ 1, 5_000)
  store.objects.set(key, { ...(kept as NonNullable<typeof kept>), bytes: altered })
  await expect(restoreElsewhere(null)).rejects.toThrow('was altered, or is not whole')
  store.objects.set(key, kept as NonNullable<typeof kept>)
})

test('a bucket that is busy is asked again, and what it never took is sent the next time', async () => {
  writeFileSync(join(files, 'receipts/two.pdf'), 'the second receipt')
  store.faults.slowDowns = 100
  await expect(send()).rejects.toThrow()
  store.faults.slowDowns = 0
  expect(await send()).toBe(1)
})

test('files are sent again in a new month, so that one that was erased is gone with the old', async () => {
  rmSync(join(files, 'receipts/two.pdf'))
  clock.now = () => new Date('2026-12-01T12:00:00Z')
  expect(await send()).toBe(1)
  const keys = [...store.objects.keys()].filter((key) => key.startsWith('files/'))
  expect(keys.sort()).toEqual([
    'files/2026-11/receipts/one.pdf',
    'files/2026-11/receipts/two.pdf',
    'files/2026-12/receipts/one.pdf',
  ])
})

describe('what is sealed in pieces', () => {
  const sealed = (bytes: string, name = 'a') =>
    buffer(Readable.from(sealStream(Readable.from([Buffer.from(bytes)]), name, [KEY])))
  const opened = (bytes: Iterable<Uint8Array>, name = 'a') =>
    text(unsealStream(Readable.from(bytes), name, [KEY]))

  test('opens whatever the pieces in which it comes back', async () => {
    const bytes = await sealed('what was said')
    for (const size of [1, 7, 16, 1000]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      )
      expect(await opened(pieces)).toBe('what was said')
    }
  })

  test('opens with the key before the present one', async () => {
    const bytes = await sealed('what was said')
    expect(await text(unsealStream(Readable.from([bytes]), 'a', [new Uint8Array(32), KEY]))).toBe(
      'what was said',
    )
  })

  test('does not open under another name, cut short or with more behind it', async () => {
    const bytes = await sealed('what was said')
    await expect(opened([bytes], 'b')).rejects.toThrow('not what was sent there')
    await expect(opened([bytes.subarray(0, -1)])).rejects.toThrow('not what was sent there')
    await expect(opened([bytes, Buffer.from('more')])).rejects.toThrow('not what was sent there')
    await expect(opened([bytes.subarray(0, 20)])).rejects.toThrow('too short')
  })

  test('is cut into parts that are the whole again', async () => {
    const whole = Buffer.from('0123456789'.repeat(10))
    const parts: Buffer[] = []
    for await (const part of cutStream(
      Readable.from([whole.subarray(0, 33), whole.subarray(33, 50), whole.subarray(50)]),
      40,
    ))
      parts.push(await buffer(part))
    expect(parts.map(({ length }) => length)).toEqual([50, 50])
    expect(Buffer.concat(parts).equals(whole)).toBe(true)
  })
})
