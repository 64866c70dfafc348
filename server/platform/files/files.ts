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
  check(): Promise<void>
}

/** A folder on this machine, or any store that speaks S3. */
export async function openFiles(config: Config['files']): Promise<FileStore> {
  const disk = new Disk(config.kind === 'folder' ? folder(config.folder) : await s3(config))
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    putStream: (key, bytes, contentType) =>
      onceWhole(bytes, (whole, contentLength) => disk.putStream(key, whole, { contentType, contentLength })),
    getStream: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : null),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
    remove: (key) => disk.delete(key),
    check: async () => void (await disk.exists('health')),
  }
}

const folder = (location: string) => new FSDriver({ location, visibility: 'private' })

async function s3(config: Extract<Config['files'], { kind: 's3' }>) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket: config.bucket,
    region: config.region,
    visibility: 'private',
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    ...(config.accessKeyId && config.secretAccessKey
      ? { credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey } }
      : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
