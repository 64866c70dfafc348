import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startS3 } from '../../testing/s3/start-s3.ts'
import type { Config } from '../config/config.ts'
import { copyInto, type FileStore, openFiles, removeFolder } from './files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (found: Uint8Array | null) => found && new TextDecoder().decode(found)

const store = await startS3()
const folder = mkdtempSync(join(tmpdir(), 'gida-files-'))
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const PLACES: [string, Config['files']][] = [
  ['a folder', { kind: 'folder', folder }],
  ['a bucket', store.at],
]

describe.each(PLACES)('files in %s', (_name, place) => {
  let files: FileStore
  beforeAll(async () => {
    files = await openFiles(place)
  })

  test('come back as they were put, replaced by the newest, and are gone once removed', async () => {
    const key = 'receipts/2026/GD-2026-000017.pdf'
    expect(await files.get(key)).toBeNull()
    await files.put(key, bytes('one'), 'application/pdf')
    await files.put(key, bytes('two'), 'application/pdf')
    expect(text(await files.get(key))).toBe('two')
    await files.remove(key)
    expect(await files.get(key)).toBeNull()
    await files.remove(key)
  })

  test('of any length go in and out in pieces, and nothing is kept of one that breaks off', async () => {
    const long = Buffer.alloc(3_000_000, 'gida')
    const size = await files.putStream(
      'exports/long',
      Readable.from([long.subarray(0, 1e6), long.subarray(1e6)]),
      'text/csv',
    )
    expect(size).toBe(long.length)
    const read = await files.getStream('exports/long')
    expect(read && (await buffer(read)).equals(long)).toBe(true)

    const broken = Readable.from(
      (async function* () {
        yield bytes('half')
        throw new Error('the line broke')
      })(),
    )
    await expect(files.putStream('exports/broken', broken, 'text/csv')).rejects.toThrow('the line broke')
    expect(await files.get('exports/broken')).toBeNull()
  })

  test('of a demo lie in a folder of their own before those of the whole, and go alone', async () => {
    await files.put('logo', bytes('of all'), 'image/png')
    await files.put('demos/2/logo', bytes('of another'), 'image/png')
    await files.put('demos/22/logo', bytes('of a third'), 'image/png')
    await copyInto(place, 'demos', '2')
    const within = await openFiles({ ...place, within: { own: 'demos/2', behind: 'demos/seed' } })
    expect(text(await within.get('logo'))).toBe('of all')
    await within.put('logo', bytes('mine'), 'image/png')
    expect([text(await within.get('logo')), text(await files.get('logo'))]).toEqual(['mine', 'of all'])
    await removeFolder(place, 'demos/2')
    expect(await within.get('logo')).toBeNull()
    expect(text(await files.get('demos/22/logo'))).toBe('of a third')
  })
})

describe('a bucket', () => {
  const place = store.at
  beforeEach(() => Object.assign(store.faults, { slowDowns: 0, silent: false, halves: 0, page: 1000 }))

  test('that asks to slow down gets what it was given all the same', async () => {
    const files = await openFiles(place)
    store.faults.slowDowns = 1
    await files.put('slow/one', bytes('one'), 'text/plain')
    store.faults.slowDowns = 1
    await files.putStream('slow/two', Readable.from([bytes('two')]), 'text/plain')
    expect([text(await files.get('slow/one')), text(await files.get('slow/two'))]).toEqual(['one', 'two'])
  })

  test('whose answer breaks off is read again, or fails: half a file is never taken for a whole one', async () => {
    const files = await openFiles(place)
    await files.put('half', bytes('0123456789'), 'text/plain')
    store.faults.halves = 1
    const read = await files.get('half').catch(() => 'failed')
    expect(['failed', '0123456789']).toContain(typeof read === 'string' ? read : text(read))
  })

  test('is copied and emptied over as many pages as it takes', async () => {
    const files = await openFiles(place)
    for (let at = 0; at < 5; at++) await files.put(`pages/${at}`, bytes(String(at)), 'text/plain')
    store.faults.page = 2
    await copyInto(place, 'demos', 'p')
    expect([...store.objects.keys()].filter((key) => key.startsWith('demos/p/pages/'))).toHaveLength(5)
    await removeFolder(place, 'demos/p')
    expect([...store.objects.keys()].filter((key) => key.startsWith('demos/p/'))).toEqual([])
  })

  test.each([
    ['of another name', { bucket: 'nobodys' }],
    ['with a wrong secret', { secretAccessKey: 'wrong' }],
  ])('%s is a fault, and not an empty store', async (_case, wrong) => {
    const files = await openFiles({ ...place, ...wrong })
    await expect(files.put('x', bytes('x'), 'text/plain')).rejects.toThrow()
    expect(store.objects.has('x')).toBe(false)
  })
})
