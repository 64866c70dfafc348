import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions'>

/** Those who let or look after homes write to who rents them; nobody reminds themselves. */
export const canRemind = (actor: Who): boolean =>
  actor.role !== 'TENANT' && actor.permissions.has('tenants_write')

/** Whose lists are made of kept counts: those who see a whole estate, or all that they own. */
export const canSeeArrears = (actor: Who): boolean => actor.role !== 'TENANT'
