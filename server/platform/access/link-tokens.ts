import { randomBytes, randomInt } from 'node:crypto'
import { sha256 } from '../sha256.ts'

/** 160 bits: cannot be guessed, and short enough for a text message. */
const TOKEN_BYTES = 20

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Six digits, to be typed. They can be guessed, so whoever checks one counts the tries. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Only hashes are stored. */
export const hashToken = (token: string) => sha256(token)
