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

/** Oneself, and people all of whose permissions the actor holds, so that nobody changes those above them. */
export function canWritePerson(actor: Who, person: Person): boolean {
  if (isSelf(actor, person)) return true
  if (person.role === 'ADMIN' || !actor.permissions.has('users_write')) return false
  return [...permissionsOf(rightsOf(person))].every((permission) => actor.permissions.has(permission))
}

/** Role, permissions and active state: they affect all estates of the person, so none may be outside the actor's. */
export const canSetRights = (actor: Who, person: Person): boolean =>
  !isSelf(actor, person) && canWritePerson(actor, person) && !person.belongs_elsewhere

/** Changing a sign-in address could take over an account, so once it is in use only its owner may. */
export const canSetContact = (actor: Who, person: Person): boolean =>
  isSelf(actor, person) ||
  (canWritePerson(actor, person) &&
    (actor.role === 'ADMIN' || (!person.is_signed_up && !person.belongs_elsewhere)))

export function refuseToWrite(actor: Who, person: Person): void {
  if (!canWritePerson(actor, person)) throw problem('PERMISSION_DENIED')
}

/** Throws the error of the rule that forbids it. */
export function refuseToSetRights(actor: Who, person: Person): void {
  if (isSelf(actor, person)) throw problem('OWN_RIGHTS')
  refuseToWrite(actor, person)
  if (person.belongs_elsewhere) throw problem('BELONGS_ELSEWHERE')
}

/** Nobody grants permissions that they do not hold. */
export function refuseToGive(actor: Who, given: Iterable<Permission>): void {
  const beyond = [...given].filter((permission) => !actor.permissions.has(permission))
  if (beyond.length === 0) return
  throw new Problem('PERMISSION_DENIED', {
    message: 'You can only give permissions that you have yourself.',
    details: { beyond },
  })
}

export const refuseToGiveRole = (actor: Who, role: Role): void => refuseToGive(actor, ROLE_PERMISSIONS[role])
