/**
 * What a receipt's signature covers: the fields that a forger would change, and its position in the chain of the landlord's
 * receipts. Parsed without a library, to keep the checking page at a few kilobytes.
 */
export type SignedReceipt = {
  /** Id of the public key that verifies it. */
  key_id: string
  number: string
  /** The Lagos day on which the money came. */
  received_on: string
  /** Whole kobo. */
  amount: number
  tenant: string
  landlord: string
  premises: string
  period: string
  /** Whether the money was confirmed by a bank or recorded by a person. */
  how: 'CONFIRMED' | 'RECORDED'
  /** The landlord's chain, and the position in it: 1, 2, 3 … without gaps. */
  chain: string
  position: number
  /** Digest of the previous receipt; empty for the first. */
  previous: string
  /** Digest of the receipt's complete contents. */
  facts: string
}

const FORM = 'GR1'
const FIELDS = [
  'key_id',
  'number',
  'received_on',
  'amount',
  'tenant',
  'landlord',
  'premises',
  'period',
  'how',
  'chain',
  'position',
  'previous',
  'facts',
] as const satisfies (keyof SignedReceipt)[]
const NUMBERS: readonly string[] = ['amount', 'position']

/** The exact text that is signed: a JSON array in a fixed order, without spaces. */
export const toSignedText = (receipt: SignedReceipt): string =>
  JSON.stringify([FORM, ...FIELDS.map((field) => receipt[field])])

/** Parses a signed text; null if it is invalid. */
export function readSignedText(text: string): SignedReceipt | null {
  const list = parse(text)
  if (!Array.isArray(list) || list.length !== FIELDS.length + 1 || list[0] !== FORM) return null
  const values = list.slice(1)
  const fits = values.every((value, index) =>
    NUMBERS.includes(FIELDS[index] ?? '') ? Number.isSafeInteger(value) : typeof value === 'string',
  )
  return fits
    ? (Object.fromEntries(FIELDS.map((field, index) => [field, values[index]])) as SignedReceipt)
    : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What follows `#` in the QR code: the signed text and its signature. */
export const toCode = (text: string, signature: string): string =>
  `${toBase64Url(new TextEncoder().encode(text))}.${signature}`

export type ReceiptCode = { text: string; receipt: SignedReceipt; signature: Uint8Array }

/** Parses a code, also if it contains spaces or is preceded by the URL; null if it is invalid. */
export function readCode(code: string): ReceiptCode | null {
  const [encoded = '', sealed = '', more] = code.replace(/\s/g, '').replace(/^.*#/, '').split('.')
  const bytes = fromBase64Url(encoded)
  const signature = fromBase64Url(sealed)
  if (!bytes || signature?.length !== 64 || more !== undefined) return null
  const text = new TextDecoder().decode(bytes)
  const receipt = readSignedText(text)
  return receipt && { text, receipt, signature }
}

export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
