/** Thirty-one signs, none of which is read as another: without 0 and O, 1, I and L. A prime, as the check needs it. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const BASE = ALPHABET.length
/** Six signs that say which tenancy, and one that checks them. */
export const PAY_CODE_LENGTH = 7
const SAYING = PAY_CODE_LENGTH - 1
const CODES = BigInt(BASE ** SAYING)

/** Without a factor in common with the base, so that each number has a code of its own; neighbours look nothing alike. */
const STRIDE = 387_420_489n
const OFFSET = 271_828_183n

/** The code that names a tenancy in a transfer, made from its number: `K7M4QX9`. */
export function payCodeOf(number: number): string {
  let left = Number((BigInt(number) * STRIDE + OFFSET) % CODES)
  const signs: number[] = []
  for (let place = 0; place < SAYING; place++) {
    signs.unshift(left % BASE)
    left = Math.floor(left / BASE)
  }
  return [...signs, checkOf(signs)].map((sign) => ALPHABET[sign]).join('')
}

/**
 * Each place has a weight of its own below a prime: one wrong sign changes the sum, and so do any two that changed places.
 */
function checkOf(signs: readonly number[]): number {
  const sum = signs.reduce((total, sign, place) => total + sign * (place + 1), 0)
  // The check has the last weight: with it the whole sum is a multiple of the base.
  return (sum * inverse(BASE - PAY_CODE_LENGTH)) % BASE
}

function inverse(of: number): number {
  for (let candidate = 1; candidate < BASE; candidate++) if ((of * candidate) % BASE === 1) return candidate
  throw new Error(`${of} has no inverse.`)
}

/** Whether seven signs, in capitals and without spaces, are a code that nobody has miswritten. */
export function isPayCode(text: string): boolean {
  if (text.length !== PAY_CODE_LENGTH) return false
  const signs = [...text].map((sign) => ALPHABET.indexOf(sign))
  return signs.every((sign) => sign >= 0) && checkOf(signs.slice(0, SAYING)) === signs[SAYING]
}

/** As it is printed, so that it can be read out: `K7M-4QX9`. */
export const showPayCode = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`
