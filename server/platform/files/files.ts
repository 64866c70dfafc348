import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config/config.ts'
import { onceWhole } from './once-whole.ts'

export type FileStore = {
  /** Keeps bytes under a key of ours; the same key again replaces them. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Keeps what is still being made, however long it is, once it is whole; answers its length. */
  putStream(key: string, bytes: Readable, contentType: string): Promise<number>
  /** The bytes, or null when there are none under the key. */
  get(key: string): Promise<Uint8Array | null>
  /** The same in pieces. */
  getStream(key: string): Promise<Readable | null>
  /** Forgets what is under a key; none is no fault. */
  remove(key: string): Promise<void>
}

/** Where the builds of the web app lie, which are of this installation and of no copy of it. */
export const WEB_BUILDS = 'web'

/** A folder on this machine, or any store that speaks S3. */
export async function openFiles(config: Config['files']): Promise<FileStore> {
  const disk = await openDisk(config)
  const { within } = config
  const own = (key: string) => (within ? `${within.own}/${key}` : key)
  const find = async (key: string): Promise<string | null> => {
    if (await disk.exists(own(key))) return own(key)
    const behind = within && `${within.behind}/${key}`
    return behind && (await disk.exists(behind)) ? behind : null
  }
  const from = async <T>(key: string, read: (found: string) => Promise<T>): Promise<T | null> => {
    const found = await find(key)
    return found === null ? null : read(found)
  }
  return {
    put: (key, bytes, contentType) => disk.put(own(key), bytes, { contentType }),
    putStream: (key, bytes, contentType) =>
      onceWhole(bytes, (whole, contentLength) =>
        disk.putStream(own(key), whole, { contentType, contentLength }),
      ),
    getStream: (key) => from(key, (found) => disk.getStream(found)),
    get: (key) => from(key, (found) => disk.getBytes(found)),
    remove: (key) => disk.delete(own(key)),
  }
}

/** Everything under a folder of the store goes. */
export async function removeFolder(config: Config['files'], name: string): Promise<void> {
  const disk = await openDisk(config)
  if (config.kind === 'folder') return disk.deleteAll(name)
  // A bucket knows no folders: what is asked for by `demos/2` names `demos/22` too.
  for await (const key of keysIn(disk, name)) if (key.startsWith(`${name}/`)) await disk.delete(key)
}

/** Copies all that people put into the store, but for one of its folders, into a folder within that. */
export async function copyInto(config: Config['files'], except: string, name: string): Promise<void> {
  const disk = await openDisk(config)
  for await (const key of keysIn(disk, '/'))
    if (![except, WEB_BUILDS].includes(key.split('/')[0] ?? ''))
      await disk.copy(key, `${except}/${name}/${key}`)
}

/** Every key of a store that begins so; `/` is all of them. */
export async function* keysOf(config: Config['files'], beginning: string): AsyncGenerator<string> {
  yield* keysIn(await openDisk(config), beginning)
}

/** The same, a page at a time. */
async function* keysIn(disk: Disk, beginning: string): AsyncGenerator<string> {
  let next: string | undefined
  do {
    const { objects, paginationToken } = await disk.listAll(beginning, {
      recursive: true,
      ...(next ? { paginationToken: next } : {}),
    })
    for (const file of objects) if (file.isFile) yield file.key
    next = paginationToken
  } while (next)
}

const openDisk = async (config: Config['files']) =>
  new Disk(config.kind === 'folder' ? folder(config.folder) : await s3(config))

const folder = (location: string) => new FSDriver({ location, visibility: 'private' })

/** What fails is thrown, and told by whoever asked. */
const silence = () => {}
const SILENT = { debug: silence, info: silence, warn: silence, error: silence }

/** Milliseconds in which nothing at all comes or goes. */
const WAITS = { connectionTimeout: 3_000, socketTimeout: 10_000 }

async function s3(config: Extract<Config['files'], { kind: 's3' }>) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket: config.bucket,
    region: config.region,
    visibility: 'private',
    // A bucket made since April 2023 refuses lists of rights: what it holds is private by its own settings.
    supportsACL: false,
    logger: SILENT,
    requestHandler: WAITS,
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    ...(config.accessKeyId && config.secretAccessKey
      ? { credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey } }
      : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
