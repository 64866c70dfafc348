import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { BulkDeleteQuery, BulkResult, BulkUpdate, GivenRole } from './changes.ts'
import { User } from './user.ts'

/** Activating and deactivating people, and their estates. */
export const standing = {
  bulkUpdateUsers: endpoint({
    method: 'PATCH',
    path: '/users/bulk-update',
    summary: 'The same change for up to 100 people, each by themselves',
    access: 'users_write',
    changes: ['estates', 'integrations', 'invitations', 'users'],
    body: BulkUpdate,
    rows: { user_ids: idOf('person') },
    answer: BulkResult,
  }),
  bulkDeleteUsers: endpoint({
    method: 'DELETE',
    path: '/users/bulk-delete',
    summary: 'Take up to 100 people out of your estates, each by themselves',
    access: 'users_write',
    changes: ['estates', 'integrations', 'invitations', 'users'],
    query: BulkDeleteQuery,
    rows: { user_ids: idOf('person') },
    answer: BulkResult,
  }),
  deactivateUser: endpoint({
    method: 'PATCH',
    path: '/users/{id}/deactivate',
    summary: 'Their sessions are over at once, and they cannot sign in until they are activated',
    access: 'users_write',
    changes: ['invitations', 'users'],
    params: paramsOf('person'),
    answer: User,
    errors: ['OWN_RIGHTS', 'BELONGS_ELSEWHERE', 'LAST_MANAGER'],
  }),
  activateUser: endpoint({
    method: 'PATCH',
    path: '/users/{id}/activate',
    summary: 'They can sign in again',
    access: 'users_write',
    params: paramsOf('person'),
    answer: User,
    errors: ['OWN_RIGHTS', 'BELONGS_ELSEWHERE', 'PERSON_SUSPENDED'],
  }),
  assignEstate: endpoint({
    method: 'PATCH',
    path: '/users/{id}/assign-estate',
    summary: 'A person of one of your estates belongs to another of them as well',
    access: 'users_write',
    changes: ['estates', 'users'],
    params: paramsOf('person'),
    body: z.object({ estate_id: idOf('estate'), role: GivenRole.optional() }),
    answer: User,
    errors: ['ESTATE_NOT_FOUND', 'ROLE_DIFFERS', 'ARCHIVED'],
  }),
  removeEstate: endpoint({
    method: 'PATCH',
    path: '/users/{id}/remove-estate',
    summary: 'A person belongs no longer to one of your estates, or to any of them',
    access: 'users_write',
    changes: ['estates', 'integrations', 'invitations', 'users'],
    params: paramsOf('person'),
    body: z.object({ estate_id: idOf('estate').optional() }).nullish(),
    answer: User,
    errors: ['LAST_MANAGER', 'PERSON_HAS_TIES'],
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'Out of your estates and deactivated; an account that nobody ever used is gone',
    access: 'users_write',
    changes: ['estates', 'integrations', 'invitations', 'users'],
    params: paramsOf('person'),
    answer: null,
    errors: ['OWN_RIGHTS', 'LAST_MANAGER', 'PERSON_HAS_TIES'],
  }),
}
