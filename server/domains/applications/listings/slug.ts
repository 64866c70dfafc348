import { randomBytes } from 'node:crypto'
import { fold } from '@gida/contract/shared/texts/fold'

/** Without letters and digits that are easily confused. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

/** A short id that is easy to spell on the phone: `k7m2qx`. */
export const shortId = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** `3-bedroom flat, Lekki` → `3-bedroom-flat-lekki-k7m2qx`. */
export function slugOf(headline: string, id: string = shortId(6)): string {
  const words = fold(headline)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return words ? `${words}-${id}` : id
}
