import { createHash, randomBytes } from 'node:crypto'

/** Whoever applied has no account: this alone opens their application. Only its hash is stored. */
export const newPrivateToken = () => randomBytes(20).toString('base64url')

export const hashPrivateToken = (token: string) => createHash('sha256').update(token).digest()

export const privateLink = (publicUrl: string, token: string) => `${publicUrl}/homes/applications/${token}`
