import { createHmac, randomBytes } from 'node:crypto'

/** Days that a session lives without being used. */
export const REFRESH_DAYS = 30
/** For so long a spent refresh token answers with the same successor: two tabs, or a lost answer. */
export const GRACE_SECONDS = 10

/** 256 random bits: for refresh tokens, mailed links, challenges and codes that a program carries. */
export const newToken = () => randomBytes(32).toString('base64url')

/**
 * The one successor of a token, made from it with our key. Whoever shows the spent token again within the grace gets
 * the same successor, although we keep nothing but hashes.
 */
export const successorOf = (token: string, key: Uint8Array) =>
  createHmac('sha256', key).update(token).digest('base64url')
