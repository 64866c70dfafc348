import { createHmac, randomBytes } from 'node:crypto'

/** Days until an unused session expires. */
export const REFRESH_DAYS = 30
/** How long a used refresh token returns the same successor, for concurrent tabs and lost responses. */
export const GRACE_SECONDS = 10

/** 256 random bits, for refresh tokens, mailed links, challenges and codes. */
export const newToken = () => randomBytes(32).toString('base64url')

/**
 * The only successor of a token, derived with our key. A repeat within the grace period gets the same one although only hashes are
 * stored.
 */
export const successorOf = (token: string, key: Uint8Array) =>
  createHmac('sha256', key).update(token).digest('base64url')
