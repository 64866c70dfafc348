import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText, sortOf } from '../../shared/pages.ts'
import { Role } from '../../shared/roles.ts'
import { AddPerson, UpdateUser } from './changes.ts'
import { profiles } from './profile-endpoints.ts'
import { rights } from './rights-endpoints.ts'
import { standing } from './standing-endpoints.ts'
import { suspension } from './suspension-endpoints.ts'
import { User, UserChoice, UserDetail, UserStats, UserStatus, UsersOnly } from './user.ts'

const UserQuery = PageQuery.extend({
  search: SearchText.optional(),
  role: Role.optional(),
  status: UserStatus.optional(),
  only: UsersOnly.optional(),
  sort: sortOf('full_name', 'created_at').default('full_name'),
})

/** Calls about oneself need no permission; calls about others need `users_read` and a common estate. */
export const users = {
  ...rights,
  ...profiles,
  ...standing,
  ...suspension,
  getMe: endpoint({
    method: 'GET',
    path: '/users/me',
    summary: 'Retrieve the signed-in person',
    access: 'signed_in',
    kept: true,
    answer: User,
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/users',
    summary:
      'List people of the estates that the caller manages. The search covers names (ignoring accents), e-mail addresses and phone numbers',
    access: 'users_read',
    query: UserQuery.extend({ estate_id: idOf('estate').optional() }),
    answer: pageOf(User),
  }),
  searchUsers: endpoint({
    method: 'GET',
    path: '/users/search',
    summary:
      'Search people to choose from by name, e-mail address or phone number, active ones by default. `q` is an alias of `search`',
    access: 'users_read',
    query: UserQuery.extend({
      q: SearchText.optional(),
      status: UserStatus.default('ACTIVE'),
      estate_id: idOf('estate').optional(),
    }),
    answer: pageOf(UserChoice),
  }),
  getUserStats: endpoint({
    method: 'GET',
    path: '/users/stats',
    summary: 'Retrieve the number of people by role and status',
    access: 'users_read',
    query: z.object({ estate_id: idOf('estate').optional() }),
    answer: UserStats,
  }),
  listUsersOfEstate: endpoint({
    method: 'GET',
    path: '/users/estates/{estate_id}/users',
    summary: 'List the people of an estate',
    access: 'users_read',
    params: z.object({ estate_id: idOf('estate') }),
    query: UserQuery,
    answer: pageOf(User),
    errors: ['ESTATE_NOT_FOUND'],
  }),
  addPerson: endpoint({
    method: 'POST',
    path: '/users',
    summary:
      "Add a person to the caller's estate. With a password they can sign in immediately, and are notified",
    access: 'users_write',
    changes: ['auth', 'estates', 'users'],
    body: AddPerson,
    answer: User,
    status: 201,
    errors: ['EMAIL_TAKEN', 'PHONE_TAKEN', 'WEAK_PASSWORD', 'ESTATE_NOT_FOUND', 'ARCHIVED'],
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/users/{id}',
    summary: 'Retrieve a person',
    access: 'signed_in',
    params: paramsOf('person'),
    answer: UserDetail,
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/users/{id}',
    summary:
      'Update a person. Callers change their own name, e-mail address and phone number; of people in their estates also role, permissions and status',
    access: 'signed_in',
    changes: ['estates', 'integrations', 'invitations', 'users'],
    params: paramsOf('person'),
    body: UpdateUser,
    answer: User,
    errors: [
      'EMAIL_TAKEN',
      'PHONE_TAKEN',
      'OWN_RIGHTS',
      'UNREACHABLE',
      'CONTACT_IS_THEIRS',
      'BELONGS_ELSEWHERE',
      'PERSON_HAS_TIES',
      'LAST_MANAGER',
      'PERSON_SUSPENDED',
    ],
  }),
}
