import { zipSync } from 'fflate'

export type ZipPart = { name: string; bytes: Uint8Array }

/** The first day that a zip knows, so that the same parts give the same bytes; it is read as a local time. */
const DAY = new Date(1980, 0, 1)

/** A zip of these parts, in their order. For small ones: it is made in one go. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  return zipSync(Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes])), { mtime: DAY, level: 6 })
}
