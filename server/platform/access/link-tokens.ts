import { randomBytes } from 'node:crypto'
import { sha256 } from '../sha256.ts'

/** 160 bits: cannot be guessed, and short enough for a text message. */
const TOKEN_BYTES = 20

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Only hashes are stored. */
export const hashToken = (token: string) => sha256(token)
