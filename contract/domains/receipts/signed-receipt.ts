/**
 * What the signature of a receipt covers: the fields that somebody might want to alter, and its place in the chain of the
 * landlord's receipts. No library is needed to read it, so that a page of a few kilobytes can.
 */
export type SignedReceipt = {
  /** Which public key it is to be checked with. */
  key_id: string
  number: string
  /** The day in Lagos on which the money came. */
  received_on: string
  /** Whole kobo. */
  amount: number
  tenant: string
  landlord: string
  premises: string
  period: string
  /** Whether a bank says that the money is here, or a person. */
  how: 'CONFIRMED' | 'RECORDED'
  /** The chain of one landlord, and the place in it: 1, 2, 3 … without a gap. */
  chain: string
  position: number
  /** The digest of the receipt before it; empty for the first. */
  previous: string
  /** The digest of everything that the receipt says. */
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

/** The exact text that is signed: a JSON list in a fixed order, without a space. */
export const toSignedText = (receipt: SignedReceipt): string =>
  JSON.stringify([FORM, ...FIELDS.map((field) => receipt[field])])

/** Reads a signed text; null when it is none. */
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

/** What the QR code carries behind `#`: the signed text and its signature. */
export const toCode = (text: string, signature: string): string =>
  `${toBase64Url(new TextEncoder().encode(text))}.${signature}`

export type ReceiptCode = { text: string; receipt: SignedReceipt; signature: Uint8Array }

/** Reads a code, also where it was typed or sent with blanks or with the address before it; null when it is none. */
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
