import { inflateRawSync } from 'node:zlib'
import { LIMITS, SpreadsheetFault } from './sheet.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const LONGEST_COMMENT = 65_535
/** Marks a ZIP64 field: no legitimate file of our size needs one. */
const ELSEWHERE = 0xffffffff

type Entry = { name: string; method: number; packed: number; unpacked: number; at: number }

/**
 * Validates a zip before anything decompresses it: number of entries, declared sizes and, since these may be false, real
 * sizes under a cap. Returns the names; `look` gets each entry. Throws a SpreadsheetFault.
 */
export function checkZip(bytes: Buffer, look?: (name: string, content: Buffer) => void): Set<string> {
  const entries = readDirectory(bytes)
  const promised = entries.reduce((total, entry) => total + entry.unpacked, 0)
  refuseLarge(promised, bytes.length)
  let unpacked = 0
  for (const entry of entries) {
    const content = unpack(bytes, entry, LIMITS.unpacked_bytes - unpacked)
    unpacked += content.length
    refuseLarge(unpacked, bytes.length)
    if (entry.name.endsWith('.xml') || entry.name.endsWith('.rels')) refuseEntities(content)
    look?.(entry.name, content)
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(entry.name)) refuseManyRows(content)
  }
  return new Set(entries.map(({ name }) => name))
}

function refuseLarge(unpacked: number, packed: number): void {
  const isDense = unpacked > LIMITS.ratio_from_bytes && unpacked > packed * LIMITS.ratio
  if (unpacked > LIMITS.unpacked_bytes || isDense) throw new SpreadsheetFault('UNPACKS_TOO_LARGE')
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > LIMITS.zip_entries) throw new SpreadsheetFault('UNPACKS_TOO_LARGE')
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new SpreadsheetFault('DAMAGED')
    const nameLength = bytes.readUInt16LE(at + 28)
    const [packed, unpacked, local] = [20, 24, 42].map((offset) => bytes.readUInt32LE(at + offset))
    if (packed === ELSEWHERE || unpacked === ELSEWHERE || local === ELSEWHERE)
      throw new SpreadsheetFault('UNPACKS_TOO_LARGE')
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: packed as number,
      unpacked: unpacked as number,
      at: local as number,
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The end-of-directory record is last in a zip, followed at most by a comment. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - LONGEST_COMMENT - 22)
  for (let at = bytes.length - 22; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at
  throw new SpreadsheetFault('DAMAGED')
}

function unpack(bytes: Buffer, entry: Entry, most: number): Buffer {
  if (entry.at + 30 > bytes.length || bytes.readUInt32LE(entry.at) !== LOCAL)
    throw new SpreadsheetFault('DAMAGED')
  const start = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28)
  const packed = bytes.subarray(start, start + entry.packed)
  if (entry.method === 0) return packed
  if (entry.method !== 8 || most <= 0) throw new SpreadsheetFault(most <= 0 ? 'UNPACKS_TOO_LARGE' : 'DAMAGED')
  try {
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new SpreadsheetFault(isLarge ? 'UNPACKS_TOO_LARGE' : 'DAMAGED')
  }
}

/** No spreadsheet program writes a DOCTYPE or entities; a file that has them is an XXE attack. */
function refuseEntities(xml: Buffer): void {
  for (const word of ['<!DOCTYPE', '<!ENTITY']) {
    for (const encoding of ['latin1', 'utf16le'] as const) {
      if (xml.includes(Buffer.from(word, encoding))) throw new SpreadsheetFault('NOT_A_SPREADSHEET')
    }
  }
}

function refuseManyRows(xml: Buffer): void {
  let rows = 0
  for (let at = xml.indexOf('<row'); at >= 0; at = xml.indexOf('<row', at + 4)) {
    if (xml[at + 4] !== 0x42 && ++rows > LIMITS.rows) throw new SpreadsheetFault('TOO_MANY_ROWS') // 0x42: <rowBreaks
  }
}
