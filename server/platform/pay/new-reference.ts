import { randomInt } from 'node:crypto'

/** Without I, L, O and U, so that it can be read out over a bad line. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** Our reference for one attempt, which the provider learns first: `GD-7K3M9Q2X4B`. */
export function newReference(): string {
  return `GD-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
