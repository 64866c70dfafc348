import { type Permission, ROLE_PERMISSIONS, type Role } from '@gida/contract/shared/roles'
import type { Actor } from '../../platform/access/actor.ts'
import { permissionsOf } from '../../platform/access/tokens.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { rightsOf } from './rights/rights.ts'
import type { UserRow } from './user-row.ts'

type Who = Pick<Actor, 'user_id' | 'role' | 'permissions'>
type Person = Pick<UserRow, 'id' | 'role' | 'permissions_granted' | 'permissions_denied'> & {
  belongs_elsewhere: boolean
  is_signed_up: boolean
}

export const canReadPeople = (actor: Who): boolean =>
  actor.permissions.has('users_read') || actor.permissions.has('users_write')

const isSelf = (actor: Who, person: { id: string }) => actor.user_id === person.id

/** Everyone themselves; others by who may do all that they may do, so that nobody reaches up. */
export function canWritePerson(actor: Who, person: Person): boolean {
  if (isSelf(actor, person)) return true
  if (person.role === 'ADMIN' || !actor.permissions.has('users_write')) return false
  return [...permissionsOf(rightsOf(person))].every((permission) => actor.permissions.has(permission))
}

/** Role, permissions and whether the account is active: these reach into every estate that the person belongs to. */
export const canSetRights = (actor: Who, person: Person): boolean =>
  !isSelf(actor, person) && canWritePerson(actor, person) && !person.belongs_elsewhere

/** Who sets the address that an account is entered by could take it over: so, once it is in use, its owner alone. */
export const canSetContact = (actor: Who, person: Person): boolean =>
  isSelf(actor, person) ||
  (canWritePerson(actor, person) &&
    (actor.role === 'ADMIN' || (!person.is_signed_up && !person.belongs_elsewhere)))

export function refuseToWrite(actor: Who, person: Person): void {
  if (!canWritePerson(actor, person)) throw problem('PERMISSION_DENIED')
}

/** Says which rule stands in the way. */
export function refuseToSetRights(actor: Who, person: Person): void {
  if (isSelf(actor, person)) throw problem('OWN_RIGHTS')
  refuseToWrite(actor, person)
  if (person.belongs_elsewhere) throw problem('BELONGS_ELSEWHERE')
}

/** Nobody gives what they do not hold. */
export function refuseToGive(actor: Who, given: Iterable<Permission>): void {
  const beyond = [...given].filter((permission) => !actor.permissions.has(permission))
  if (beyond.length === 0) return
  throw new Problem('PERMISSION_DENIED', {
    message: 'You can only give what you may do yourself.',
    details: { beyond },
  })
}

export const refuseToGiveRole = (actor: Who, role: Role): void => refuseToGive(actor, ROLE_PERMISSIONS[role])
