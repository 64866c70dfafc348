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
    summary: 'The person who is signed in',
    access: 'signed_in',
    kept: true,
    answer: User,
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/users',
    summary:
      'People of the estates that you manage; the search finds names without their marks, addresses, numbers',
    access: 'users_read',
    query: UserQuery.extend({ estate_id: idOf('estate').optional() }),
    answer: pageOf(User),
  }),
  searchUsers: endpoint({
    method: 'GET',
    path: '/users/search',
    summary:
      'People to choose from, active ones unless said: by name, e-mail address or number. `q` is `search`',
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
    summary: 'How many people there are, by role and by state',
    access: 'users_read',
    query: z.object({ estate_id: idOf('estate').optional() }),
    answer: UserStats,
  }),
  listUsersOfEstate: endpoint({
    method: 'GET',
    path: '/users/estates/{estate_id}/users',
    summary: 'People of one estate',
    access: 'users_read',
    params: z.object({ estate_id: idOf('estate') }),
    query: UserQuery,
    answer: pageOf(User),
    errors: ['ESTATE_NOT_FOUND'],
  }),
  addPerson: endpoint({
    method: 'POST',
    path: '/users',
    summary: 'Add a person to your estate. With a password they can sign in at once, and are told of it',
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
    summary: 'One person',
    access: 'signed_in',
    params: paramsOf('person'),
    answer: UserDetail,
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/users/{id}',
    summary:
      'Your own name, e-mail address and phone; of a person in your estates also role, permissions and whether they are active',
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
