/** The small part of ASN.1 DER that certificates and signatures need. */
const CONSTRUCTED = 0x20

const TAGS = {
  bool: 0x01,
  int: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  sequence: 0x10 | CONSTRUCTED,
  set: 0x11 | CONSTRUCTED,
  shortTime: 0x17,
  time: 0x18,
} as const

export function tagged(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const digits = Buffer.from(
    length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'),
    'hex',
  )
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits])
}

export const sequence = (...parts: readonly Uint8Array[]) => tagged(TAGS.sequence, ...parts)
/** DER sorts the elements of a set by their bytes. */
export const setOf = (...parts: readonly Buffer[]) =>
  tagged(TAGS.set, ...[...parts].sort((a, b) => Buffer.compare(a, b)))
export const octets = (bytes: Uint8Array) => tagged(TAGS.octets, bytes)
export const bits = (bytes: Uint8Array) => tagged(TAGS.bits, Buffer.from([0]), bytes)
export const utf8 = (text: string) => tagged(TAGS.utf8, Buffer.from(text, 'utf8'))
export const bool = (is: boolean) => tagged(TAGS.bool, Buffer.from([is ? 0xff : 0]))
export const nothing = () => tagged(TAGS.nothing)
export const context = (number: number, ...parts: readonly Uint8Array[]) =>
  tagged(0x80 | CONSTRUCTED | number, ...parts)
export const contextBytes = (number: number, bytes: Uint8Array) => tagged(0x80 | number, bytes)
/** Until 2049, certificates use two-digit years (RFC 5280). */
export function time(at: Date): Buffer {
  const digits = `${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`
  return at.getUTCFullYear() < 2050
    ? tagged(TAGS.shortTime, Buffer.from(digits.slice(2)))
    : tagged(TAGS.time, Buffer.from(digits))
}

/** A non-negative integer. */
export function int(value: number | Uint8Array): Buffer {
  const hex = typeof value === 'number' ? value.toString(16) : Buffer.from(value).toString('hex')
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  const start = bytes.findIndex((byte) => byte !== 0)
  const short = start < 0 ? Buffer.from([0]) : bytes.subarray(start)
  return tagged(TAGS.int, ...((short[0] ?? 0) >= 0x80 ? [Buffer.from([0]), short] : [short]))
}

export function oid(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number)
  const bytes = [40 * first + second, ...rest].flatMap((number) => {
    const digits = [number & 0x7f]
    for (let left = number >> 7; left > 0; left >>= 7) digits.unshift(0x80 | (left & 0x7f))
    return digits
  })
  return tagged(TAGS.oid, Buffer.from(bytes))
}
