import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions'>

/** Those who let or manage units remind their tenants; nobody reminds themselves. */
export const canRemind = (actor: Who): boolean =>
  actor.role !== 'TENANT' && actor.permissions.has('tenants_write')

/** Whose lists are made of kept counts: those who see a whole estate, or all that they own. */
export const canSeeArrears = (actor: Who): boolean => actor.role !== 'TENANT'
