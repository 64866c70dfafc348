import { type DerValue, readDer, within } from '../../shared/files/read-der.ts'

/** A public key of document seals: SPKI, base64. */
export type SealKey = { id: string; algorithm: 'EC' | 'RSA'; public_key: string }
/** FOREIGN: not sealed by us. ALTERED: sealed by us, but changed since. */
export type SealState = 'GENUINE' | 'ALTERED' | 'FOREIGN'

const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g
const MESSAGE_DIGEST = '2a864886f70d010904' // 1.2.840.113549.1.9.4
const SET = 0x31
const ECDSA_HALF = 32

/**
 * Verifies a PDF's seal against these keys, without network or library, so that the same code runs in browser and server.
 * Unsigned parts of the signature (certificate, time stamp) are not covered; the server compares the hash of the whole file.
 */
export async function readSeal(bytes: Uint8Array<ArrayBuffer>, keys: readonly SealKey[]): Promise<SealState> {
  const text = latin(bytes)
  if (await isSealed(bytes, text, keys)) return 'GENUINE'
  return keys.some(({ public_key }) => text.includes(hex(fromBase64(public_key)))) ? 'ALTERED' : 'FOREIGN'
}

async function isSealed(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  keys: readonly SealKey[],
): Promise<boolean> {
  const [first, start = 0, end = 0, rest = 0] = [...text.matchAll(RANGE)].at(-1)?.slice(1).map(Number) ?? []
  if (first !== 0 || start < 1 || end <= start || end + rest !== bytes.length) return false
  const room = text.slice(start, end)
  const signature = signatureIn(room)
  if (!signature || !isRoomEmpty(room, signature.length)) return false
  const covered = new Uint8Array(start + rest)
  covered.set(bytes.subarray(0, start))
  covered.set(bytes.subarray(end), start)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', covered))
  if (hex(digest) !== signature.digest) return false
  for (const key of keys) if (await fits(key, signature)) return true
  return false
}

type Found = {
  /** The signed attributes, as they were signed. */
  attributes: Uint8Array<ArrayBuffer>
  /** Digest of the file, in hexadecimal. */
  digest: string
  value: Uint8Array
  /** Length of the whole signature in bytes. */
  length: number
}

/** Parses the CMS signature in the placeholder that the file reserves for it: `<3082…0000>`. */
function signatureIn(room: string): Found | null {
  const bytes = fromHex(room.slice(1, -1))
  if (!bytes) return null
  const whole = readFirst(bytes)
  const signer = whole && within(whole.whole, 0, 1, 0, 4, 0)
  const parts = signer && readDer(signer.body)
  const signed = parts?.[3]
  const value = parts?.[5]
  if (!whole || !signed || !value) return null
  const digest = digestIn(readDer(signed.body) ?? [])
  if (!digest) return null
  const attributes = new Uint8Array(signed.whole)
  attributes[0] = SET // signed as a SET, but encoded with an implicit tag
  return { attributes, digest, value: value.body, length: whole.whole.length }
}

function digestIn(attributes: readonly DerValue[]): string | null {
  for (const { body } of attributes) {
    const [name, values] = readDer(body) ?? []
    if (name && values && hex(name.body) === MESSAGE_DIGEST)
      return hex(within(values.body, 0)?.body ?? values.body)
  }
  return null
}

/** Parses the first DER value only, since the placeholder is padded with zeros. */
function readFirst(bytes: Uint8Array): DerValue | null {
  const digits = (bytes[1] ?? 0) & 0x7f
  let length = 0
  for (let i = 0; i < digits; i++) length = length * 256 + (bytes[2 + i] ?? 0)
  return digits < 1 || digits > 3 ? null : (readDer(bytes.subarray(0, 2 + digits + length))?.[0] ?? null)
}

const isRoomEmpty = (room: string, used: number): boolean =>
  room.startsWith('<') && room.endsWith('>') && /^0*$/.test(room.slice(1 + 2 * used, -1))

async function fits({ algorithm, public_key }: SealKey, { attributes, value }: Found): Promise<boolean> {
  const isEc = algorithm === 'EC'
  const way = isEc
    ? { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const signature = isEc ? halves(value) : new Uint8Array(value)
  try {
    const key = await crypto.subtle.importKey('spki', fromBase64(public_key), way, false, ['verify'])
    return signature !== null && (await crypto.subtle.verify(way, key, signature, attributes))
  } catch {
    return false
  }
}

/** WebCrypto expects r and s of an ECDSA signature concatenated, 32 bytes each. */
function halves(value: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const numbers = readDer(within(value, 0)?.body ?? value)
  const joined = new Uint8Array(2 * ECDSA_HALF)
  for (const [i, { body }] of (numbers ?? []).entries()) {
    const short = body.length > ECDSA_HALF ? body.subarray(body.length - ECDSA_HALF) : body
    if (i > 1) return null
    joined.set(short, (i + 1) * ECDSA_HALF - short.length)
  }
  return numbers?.length === 2 ? joined : null
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]+$/i.test(text)) return null
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16)
  return bytes
}

/** Latin-1 decoding, in chunks because a call accepts only so many arguments. */
function latin(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}
