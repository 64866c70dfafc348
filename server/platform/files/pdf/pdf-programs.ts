import { inflateSync } from 'node:zlib'

/** Names in a PDF by which something is run, opened or brought along. */
const PROGRAMS = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z0-9])/
const STREAM = /stream\r?\n/g
/** What stands before a stream, at most, to say what it is. */
const MOST_SAID = 2_000
/** Of one stream, and of all of a file: beyond that nobody has looked at the rest. */
const MOST_UNPACKED = 5_000_000
const MOST_UNPACKED_OF_ALL = 50_000_000
/** Unpacking nothing takes its time too. */
const LEAST_COUNTED = 10_000

/**
 * Whether a PDF holds scripts or other files. Its objects may stand in packed streams and its names be written in numbers (`/J#53`),
 * so that both are undone first; what pages show is left out.
 */
export function holdsPrograms(bytes: Buffer): boolean {
  const all = bytes.toString('latin1')
  let at = 0
  let left = MOST_UNPACKED_OF_ALL
  // Each byte is looked at a few times, whatever it says: a pattern that begins anew at every sign would hold up other calls.
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
