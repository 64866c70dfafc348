import type { Actor } from '../access/actor.ts'

/** What a transaction belongs to and where it came from, for the audit log. */
export type Origin = {
  /** Name of the call in the contract, or of the job. */
  action: string
  request?: string
  address?: string
  device?: string
  /** The caller, even if the server did part of the work with its own rights. */
  actor?: Pick<Actor, 'user_id' | 'role' | 'session_id'>
}
