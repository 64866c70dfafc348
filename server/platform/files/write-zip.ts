import { Readable } from 'node:stream'
import { Zip, ZipPassThrough, zipSync } from 'fflate'

export type ZipPart = { name: string; bytes: Uint8Array }

/** The first day that a zip knows, so that the same parts give the same bytes; it is read as a local time. */
const DAY = new Date(1980, 0, 1)
/** What is worked on at once, so that others are answered in between. */
const CHUNK = 256 * 1024

/** A zip of these parts, in their order. For small ones: it is made in one go. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  return zipSync(Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes])), { mtime: DAY, level: 6 })
}

/** A zip of files that are read one after the other as it is taken, and not packed: pictures and papers are already. */
export const streamZip = (parts: AsyncIterable<ZipPart>): Readable => Readable.from(zipOf(parts))

async function* zipOf(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  for await (const { name, bytes } of parts) {
    const part = new ZipPassThrough(name)
    part.mtime = DAY
    zip.add(part)
    let at = 0
    do {
      part.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length)
      yield* made.splice(0)
      at += CHUNK
    } while (at < bytes.length)
  }
  zip.end()
  yield* made.splice(0)
}
