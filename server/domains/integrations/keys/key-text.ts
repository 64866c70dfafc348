import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { KEY_PATTERN } from '@gida/contract/domains/integrations/rules'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 190 random bits. */
const RANDOM_DIGITS = 32
const CHECK_DIGITS = 6

/** A new key: prefix, random digits and a checksum, which detects typing errors without a query. */
export function makeKeyText(prefix: string): string {
  const random = Array.from({ length: RANDOM_DIGITS }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  return `${prefix}${random}${checksumOf(prefix + random)}`
}

export const isKeyText = (text: string): boolean =>
  KEY_PATTERN.exec(text)?.[0] === text &&
  checksumOf(text.slice(0, -CHECK_DIGITS)) === text.slice(-CHECK_DIGITS)

function checksumOf(text: string): string {
  let left = crc32(text)
  let digits = ''
  for (let place = 0; place < CHECK_DIGITS; place++) {
    digits = `${DIGITS[left % DIGITS.length]}${digits}`
    left = Math.floor(left / DIGITS.length)
  }
  return digits
}
