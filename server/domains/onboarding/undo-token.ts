import { randomBytes } from 'node:crypto'
import { sha256Hex } from '../../platform/sha256.ts'

/** 160 random bits. */
export const newUndoToken = () => randomBytes(20).toString('base64url')

/** Only hashes are stored. */
export const hashUndoToken = (token: string) => sha256Hex(token)

export const undoLink = (publicUrl: string, token: string) => `${publicUrl}/auth/undo-payout?token=${token}`
