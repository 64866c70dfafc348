import type { Actor } from '../../../platform/access/actor.ts'
import type { PlatformPersonRow } from './people-rows.ts'

type Person = Pick<PlatformPersonRow, 'id' | 'suspension' | 'merged_into'>

/** Nobody suspends themselves. */
export const canSuspend = (actor: Pick<Actor, 'user_id' | 'permissions'>, person: Person): boolean =>
  actor.permissions.has('platform_write') &&
  actor.user_id !== person.id &&
  !person.suspension &&
  !person.merged_into

export const canRestore = (actor: Pick<Actor, 'permissions'>, person: Person): boolean =>
  actor.permissions.has('platform_write') && person.suspension !== null && !person.merged_into

/** Super admins are never merged, and nobody twice. */
export const canMerge = (
  actor: Pick<Actor, 'permissions'>,
  person: Pick<PlatformPersonRow, 'role' | 'merged_into'>,
): boolean => actor.permissions.has('platform_write') && person.role !== 'ADMIN' && !person.merged_into
