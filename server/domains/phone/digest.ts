import { createHash } from 'node:crypto'

/** Of one length whatever comes, so that it can be compared in constant time. */
export const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
