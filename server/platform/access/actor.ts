import type { Permission, Role } from '@gida/contract/shared/roles'

/** The person for whom a call is made, as their token says; the database checks it at the start of the transaction. */
export type Actor = {
  user_id: string
  session_id: string
  role: Role
  permissions: ReadonlySet<Permission>
  rights_version: number
  /** Who looks in as this person: `session_id` is then the id of the impersonation, and nothing is changed. */
  admin_id?: string
  /** The call is one that sets up a second factor; a session that is only good for that may make it. */
  sets_up?: true
  /** The call is made with an API key, which stands in the place of the session. */
  api_key?: ShownKey
}

/** What is left of what a key may ask; `wait` seconds, where nothing is. */
export type ShownKey = { most: number; seconds: number; left: number; full_in: number; wait: number }

/** Who something is done for: the person of a call, or somebody for whom the server does what they once asked for. */
export type Principal = Pick<Actor, 'user_id' | 'role'>
