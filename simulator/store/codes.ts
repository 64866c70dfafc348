import { createHash, randomBytes } from 'node:crypto'

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Random lower-case letters and digits, as the provider uses them in its codes. */
export function randomCode(length: number): string {
  return spell(randomBytes(length))
}

/** The same letters for the same words. */
export function codeOf(words: string, length: number): string {
  return spell(createHash('sha512').update(words).digest().subarray(0, length))
}

function spell(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
