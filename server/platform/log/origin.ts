import type { Actor } from '../access/actor.ts'

/** What a transaction is part of and where that came from, as the audit log tells it. */
export type Origin = {
  /** The name of the call in the contract, or of the job. */
  action: string
  request?: string
  address?: string
  device?: string
  /** Who made the call; they may have had the server do a part of it. */
  actor?: Pick<Actor, 'user_id' | 'role' | 'session_id'>
}
