import { zipSync } from 'fflate'

export type ZipPart = { name: string; bytes: Uint8Array }

/** The earliest date in a zip, so that equal parts give equal bytes; interpreted as local time. */
const DAY = new Date(1980, 0, 1)

/** A zip of these parts in order, built in memory: for small ones. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  return zipSync(Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes])), { mtime: DAY, level: 6 })
}
