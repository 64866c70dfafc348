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
    summary: 'Apply the same change to up to 100 people. Each succeeds or fails on its own',
    access: 'users_write',
    changes: ['estates', 'integrations', 'invitations', 'users'],
    body: BulkUpdate,
    rows: { user_ids: idOf('person') },
    answer: BulkResult,
  }),
  bulkDeleteUsers: endpoint({
    method: 'DELETE',
    path: '/users/bulk-delete',
    summary: "Remove up to 100 people from the caller's estates. Each succeeds or fails on its own",
    access: 'users_write',
    changes: ['estates', 'integrations', 'invitations', 'users'],
    query: BulkDeleteQuery,
    rows: { user_ids: idOf('person') },
    answer: BulkResult,
  }),
  deactivateUser: endpoint({
    method: 'PATCH',
    path: '/users/{id}/deactivate',
    summary:
      'Deactivate a person: ends their sessions immediately and blocks sign-in until they are activated',
    access: 'users_write',
    changes: ['invitations', 'users'],
    params: paramsOf('person'),
    answer: User,
    errors: ['OWN_RIGHTS', 'BELONGS_ELSEWHERE', 'LAST_MANAGER'],
  }),
  activateUser: endpoint({
    method: 'PATCH',
    path: '/users/{id}/activate',
    summary: 'Activate a person, so that they can sign in again',
    access: 'users_write',
    params: paramsOf('person'),
    answer: User,
    errors: ['OWN_RIGHTS', 'BELONGS_ELSEWHERE', 'PERSON_SUSPENDED'],
  }),
  assignEstate: endpoint({
    method: 'PATCH',
    path: '/users/{id}/assign-estate',
    summary: "Add a person of one of the caller's estates to another of them",
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
    summary: "Remove a person from one of the caller's estates, or from all of them",
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
    summary:
      "Remove a person from the caller's estates and deactivate them. An account that was never used is deleted",
    access: 'users_write',
    changes: ['estates', 'integrations', 'invitations', 'users'],
    params: paramsOf('person'),
    answer: null,
    errors: ['OWN_RIGHTS', 'LAST_MANAGER', 'PERSON_HAS_TIES'],
  }),
}
