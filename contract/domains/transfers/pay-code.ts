/** 31 unambiguous characters, without 0, O, 1, I and L. The check needs a prime number. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const BASE = ALPHABET.length
/** Six characters for the tenancy and one check character. */
export const PAY_CODE_LENGTH = 7
const SAYING = PAY_CODE_LENGTH - 1
const CODES = BigInt(BASE ** SAYING)

/** Coprime to the base, so that each number has a unique code; consecutive codes look unrelated. */
const STRIDE = 387_420_489n
const OFFSET = 271_828_183n

/** The pay code of a tenancy, derived from its number: `K7M4QX9`. */
export function payCodeOf(number: number): string {
  let left = Number((BigInt(number) * STRIDE + OFFSET) % CODES)
  const signs: number[] = []
  for (let place = 0; place < SAYING; place++) {
    signs.unshift(left % BASE)
    left = Math.floor(left / BASE)
  }
  return [...signs, checkOf(signs)].map((sign) => ALPHABET[sign]).join('')
}

/** Weighted checksum modulo a prime: detects one wrong character and any two swapped ones. */
function checkOf(signs: readonly number[]): number {
  const sum = signs.reduce((total, sign, place) => total + sign * (place + 1), 0)
  // The check character has the last weight, and makes the sum a multiple of the base.
  return (sum * inverse(BASE - PAY_CODE_LENGTH)) % BASE
}

function inverse(of: number): number {
  for (let candidate = 1; candidate < BASE; candidate++) if ((of * candidate) % BASE === 1) return candidate
  throw new Error(`${of} has no inverse.`)
}

/** Whether seven upper-case characters without spaces are a valid code. */
export function isPayCode(text: string): boolean {
  if (text.length !== PAY_CODE_LENGTH) return false
  const signs = [...text].map((sign) => ALPHABET.indexOf(sign))
  return signs.every((sign) => sign >= 0) && checkOf(signs.slice(0, SAYING)) === signs[SAYING]
}

/** Printed form, for reading out: `K7M-4QX9`. */
export const showPayCode = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`
