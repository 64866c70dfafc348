import { createHash } from 'node:crypto'

/** Fixed length, for comparison in constant time. */
export const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
