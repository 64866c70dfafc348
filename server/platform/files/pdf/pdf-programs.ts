import { inflateSync } from 'node:zlib'

/** PDF names for scripts, launch actions, embedded files and forms. */
const PROGRAMS = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z0-9])/
const STREAM = /stream\r?\n/g
/** How far before a stream its dictionary is looked for; characters. */
const MOST_SAID = 2_000
/** Decompression limits per stream and per file; the rest is not inspected. */
const MOST_UNPACKED = 5_000_000
const MOST_UNPACKED_OF_ALL = 50_000_000
/** Each stream counts at least this much, since decompressing empty ones also takes time. */
const LEAST_COUNTED = 10_000

/**
 * Whether a PDF holds scripts or embedded files. Decompresses object streams and decodes escaped names (`/J#53`) first;
 * page content is skipped.
 */
export function holdsPrograms(bytes: Buffer): boolean {
  const all = bytes.toString('latin1')
  let at = 0
  let left = MOST_UNPACKED_OF_ALL
  // Linear time: a regular expression that restarts at every character would block other calls.
  for (const { index, 0: word } of all.matchAll(STREAM)) {
    const said = all.slice(Math.max(at, index - MOST_SAID), index).trimEnd()
    if (index < at || !said.endsWith('>>')) continue
    const start = index + word.length
    if (names(all.slice(at, start))) return true
    const end = all.indexOf('endstream', start)
    at = end < 0 ? all.length : end
    if (!/\/ObjStm/.test(plain(said))) continue
    const objects = unpacked(bytes.subarray(start, at))
    left -= Math.max(LEAST_COUNTED, objects.length)
    if (left < 0 || names(objects)) return true
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
