import { createHash, randomBytes } from 'node:crypto'

/** 160 bits: nobody guesses one, and it is short enough for a text message. */
const TOKEN_BYTES = 20

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Only hashes are stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
