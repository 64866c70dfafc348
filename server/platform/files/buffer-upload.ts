import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

const MOST_TRIES = 4
const FIRST_PAUSE_MS = 100

/**
 * Passes on a stream once it is complete, with its length: the store needs the length first, and nothing is kept of an
 * upload that breaks off. It is buffered in a local temporary file.
 */
export async function bufferUpload(
  bytes: Readable,
  keep: (whole: Readable, size: number) => Promise<unknown>,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'gida-whole-'))
  try {
    const file = join(folder, 'file')
    await pipeline(bytes, createWriteStream(file))
    const { size } = await stat(file)
    await again(() => keep(createReadStream(file), size))
    return size
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Retries a busy store with growing pauses, since the source stream cannot be sent again. */
async function again(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await work()
      return
    } catch (error) {
      if (tries === MOST_TRIES) throw error
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1))
    }
  }
}
