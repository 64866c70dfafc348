import { chargeWaived, waiverUndone } from '../events.ts'
import { recoverWriteOffs } from './recover-write-offs.ts'
import { getToldWaiver } from './waiver-queries.ts'

/** What becomes of a waiver, for those who tell of it, and of a write-off when money comes for it. */
export const waiverMoves = { chargeWaived, waiverUndone, getToldWaiver, recoverWriteOffs }
