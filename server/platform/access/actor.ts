import type { Permission, Role } from '@gida/contract/shared/roles'

/** The person who makes a call, as read from their token. The database verifies it when the transaction opens. */
export type Actor = {
  user_id: string
  session_id: string
  role: Role
  permissions: ReadonlySet<Permission>
  rights_version: number
  /** Super admin who impersonates this person. `session_id` is then the id of the impersonation, which is read-only. */
  admin_id?: string
  /** Set for calls that set up a second factor; a session restricted to that setup may make only these. */
  sets_up?: true
  /** Set when the call was made with an API key in place of a session. */
  api_key?: ShownKey
}

/** Rate limit of an API key: what is left, and in `wait` the seconds until the next call is allowed (0 if one is). */
export type ShownKey = { most: number; seconds: number; left: number; full_in: number; wait: number }

/** On whose behalf work is done: the caller, or a person whose earlier request the server carries out. */
export type Principal = Pick<Actor, 'user_id' | 'role'>
