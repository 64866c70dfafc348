import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions'>

/** Everybody but tenants with the permission for tenants. */
export const canRemind = (actor: Who): boolean =>
  actor.role !== 'TENANT' && actor.permissions.has('tenants_write')

/** Those whose lists are based on rollups: they see a whole estate, or all that they own. */
export const canSeeArrears = (actor: Who): boolean => actor.role !== 'TENANT'
