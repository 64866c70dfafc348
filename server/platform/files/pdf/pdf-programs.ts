import { inflateSync } from 'node:zlib'

/** Names in a PDF by which something is run, opened or brought along. */
const PROGRAMS = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z0-9])/
const STREAM = /(<<[^\0]{0,2000}?>>)\s*stream\r?\n/g
const MOST_UNPACKED = 5_000_000

/**
 * Whether a PDF holds scripts or other files. Its objects may stand in packed streams and its names be written in numbers (`/J#53`),
 * so that both are undone first; what pages show is left out.
 */
export function holdsPrograms(bytes: Buffer): boolean {
  const all = bytes.toString('latin1')
  let at = 0
  for (const found of all.matchAll(STREAM)) {
    const start = found.index + found[0].length
    if (found.index < at) continue
    if (names(all.slice(at, start))) return true
    const end = all.indexOf('endstream', start)
    at = end < 0 ? all.length : end
    if (/\/ObjStm/.test(plain(found[1] ?? '')) && names(unpacked(bytes.subarray(start, at)))) return true
  }
  return names(all.slice(at))
}

const names = (text: string): boolean => PROGRAMS.test(plain(text))
const plain = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_UNPACKED, finishFlush: 2 }).toString('latin1')
  } catch {
    return ''
  }
}
