/** One ASN.1 value in DER encoding. */
export type DerValue = {
  tag: number
  /** Including tag and length. */
  whole: Uint8Array
  body: Uint8Array
}

/** Parses consecutive values; null if the bytes are invalid. */
export function readDer(bytes: Uint8Array): DerValue[] | null {
  const values: DerValue[] = []
  let at = 0
  while (at < bytes.length) {
    const head = readLength(bytes, at + 1)
    if (!head || head.start + head.length > bytes.length) return null
    const end = head.start + head.length
    values.push({
      tag: bytes[at] ?? 0,
      whole: bytes.subarray(at, end),
      body: bytes.subarray(head.start, end),
    })
    at = end
  }
  return values
}

function readLength(bytes: Uint8Array, at: number): { start: number; length: number } | null {
  const first = bytes[at]
  if (first === undefined) return null
  if (first < 0x80) return { start: at + 1, length: first }
  const digits = first & 0x7f
  if (digits < 1 || digits > 3 || at + digits >= bytes.length) return null
  let length = 0
  for (let i = 1; i <= digits; i++) length = length * 256 + (bytes[at + i] ?? 0)
  return { start: at + 1 + digits, length }
}

/** A nested value by its indexes on the way down: `within(bytes, 0, 2)` is the third part of the first value. */
export function within(bytes: Uint8Array, ...places: readonly number[]): DerValue | null {
  let found: DerValue | undefined
  let inside = bytes
  for (const place of places) {
    found = readDer(inside)?.[place]
    if (!found) return null
    inside = found.body
  }
  return found ?? null
}
