import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config/config.ts'
import { bufferUpload } from './buffer-upload.ts'

export type FileStore = {
  /** Stores bytes under a key, replacing any previous content. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Stores a stream once it is complete; returns its length. */
  putStream(key: string, bytes: Readable, contentType: string): Promise<number>
  /** The bytes, or null if the key does not exist. */
  get(key: string): Promise<Uint8Array | null>
  /** The same as a stream. */
  getStream(key: string): Promise<Readable | null>
  /** Deletes a key; a missing key is no error. */
  remove(key: string): Promise<void>
}

/** Web app builds, which belong to this installation and are not copied into sandboxes. */
export const WEB_BUILDS = 'web'

/** A local folder or any S3-compatible store. */
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
      bufferUpload(bytes, (whole, contentLength) =>
        disk.putStream(own(key), whole, { contentType, contentLength }),
      ),
    getStream: (key) => from(key, (found) => disk.getStream(found)),
    get: (key) => from(key, (found) => disk.getBytes(found)),
    remove: (key) => disk.delete(own(key)),
  }
}

/** Deletes everything in a folder of the store. */
export async function removeFolder(config: Config['files'], name: string): Promise<void> {
  const disk = await openDisk(config)
  if (config.kind === 'folder') return disk.deleteAll(name)
  // A bucket has only key prefixes: listing `demos/2` also returns `demos/22`.
  for await (const key of keysIn(disk, name)) if (key.startsWith(`${name}/`)) await disk.delete(key)
}

/** Copies all user files, except one folder, into a folder of the same store. */
export async function copyInto(config: Config['files'], except: string, name: string): Promise<void> {
  const disk = await openDisk(config)
  for await (const key of keysIn(disk, '/'))
    if (![except, WEB_BUILDS].includes(key.split('/')[0] ?? ''))
      await disk.copy(key, `${except}/${name}/${key}`)
}

/** Lists keys by prefix; `/` lists all. */
export async function* keysOf(config: Config['files'], beginning: string): AsyncGenerator<string> {
  yield* keysIn(await openDisk(config), beginning)
}

/** The same, one page at a time. */
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

/** Errors are thrown, and logged by the caller. */
const silence = () => {}
const SILENT = { debug: silence, info: silence, warn: silence, error: silence }

/** Timeouts without any traffic; milliseconds. */
const WAITS = { connectionTimeout: 3_000, socketTimeout: 10_000 }

async function s3(config: Extract<Config['files'], { kind: 's3' }>) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket: config.bucket,
    region: config.region,
    visibility: 'private',
    // Buckets created since April 2023 reject ACLs; their contents are private by default.
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
