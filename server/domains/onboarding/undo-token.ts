import { createHash, randomBytes } from 'node:crypto'

/** 160 bits: nobody guesses one. */
export const newUndoToken = () => randomBytes(20).toString('base64url')

/** Only hashes are stored. */
export const hashUndoToken = (token: string) => createHash('sha256').update(token).digest('hex')

export const undoLink = (publicUrl: string, token: string) => `${publicUrl}/auth/undo-payout?token=${token}`
