import { crc32 } from 'node:zlib'

export type ZipFile = { name: string; read(): Promise<Uint8Array> }

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const VERSION = 20
const UTF8_NAMES = 0x0800
/** 1 January 1980, the earliest date in a zip. */
const DAY = 0x21

/** Streams a zip of files read one at a time, stored uncompressed. The same files give the same bytes. */
export async function* streamZip(files: Iterable<ZipFile> | AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const central: Buffer[] = []
  let offset = 0
  for await (const { name, read } of files) {
    const bytes = await read()
    const known = { name: Buffer.from(name, 'utf8'), crc: crc32(bytes), size: bytes.length }
    const head = localHeader(known)
    central.push(centralHeader(known, offset))
    yield head
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    offset += head.length + bytes.length
  }
  const directory = Buffer.concat(central)
  yield directory
  yield endOf(central.length, directory.length, offset)
}

type EntryHeader = { name: Buffer; crc: number; size: number }

function shared(into: Buffer, at: number, { name, crc, size }: EntryHeader): void {
  into.writeUInt16LE(VERSION, at)
  into.writeUInt16LE(UTF8_NAMES, at + 2)
  into.writeUInt16LE(DAY, at + 8)
  into.writeUInt32LE(crc, at + 10)
  into.writeUInt32LE(size, at + 14)
  into.writeUInt32LE(size, at + 18)
  into.writeUInt16LE(name.length, at + 22)
}

function localHeader(of: EntryHeader): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(LOCAL, 0)
  shared(head, 4, of)
  return Buffer.concat([head, of.name])
}

function centralHeader(of: EntryHeader, offset: number): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(CENTRAL, 0)
  head.writeUInt16LE(VERSION, 4)
  shared(head, 6, of)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, of.name])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
