import type { Actor } from '../../../platform/access/actor.ts'
import type { PlatformPersonRow } from './people-rows.ts'

type Person = Pick<PlatformPersonRow, 'id' | 'suspension'>

/** Nobody suspends themselves, not even the one who could. */
export const canSuspend = (actor: Pick<Actor, 'user_id' | 'permissions'>, person: Person): boolean =>
  actor.permissions.has('platform_write') && actor.user_id !== person.id && !person.suspension

export const canRestore = (actor: Pick<Actor, 'permissions'>, person: Person): boolean =>
  actor.permissions.has('platform_write') && person.suspension !== null
