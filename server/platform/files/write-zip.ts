import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = { name: string; bytes: Uint8Array }

/** 1 January 1980, so that the same parts give the same bytes. */
const DAY = 0x0021
/** Names are UTF-8. */
const FLAGS = 0x0800

/** A zip of these parts, in their order. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes } of parts) {
    const named = Buffer.from(name)
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(FLAGS, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt16LE(DAY, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(named.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), facts, named, packed)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, named)
    at += 4 + facts.length + named.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, entries, end])
}
