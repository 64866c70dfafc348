import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { Comparison, DoublesQuery, LikelyDouble, MergePeople } from './merging.ts'

/** Finding and merging duplicate accounts of one person. */
export const merging = {
  listDoubles: endpoint({
    method: 'GET',
    path: '/admin/doubles',
    summary: 'List pairs of accounts that may belong to the same person, those with the most reasons first',
    access: 'platform_read',
    query: DoublesQuery,
    answer: pageOf(LikelyDouble),
  }),
  comparePeople: endpoint({
    method: 'GET',
    path: '/admin/users/{id}/compare/{user_id}',
    summary: 'Compare two accounts: what each holds, and what prevents merging them',
    access: 'platform_read',
    params: z.object({ id: idOf('person'), user_id: idOf('person') }),
    answer: Comparison,
  }),
  mergePeople: endpoint({
    method: 'POST',
    path: '/admin/users/{id}/merge',
    summary: 'Merge another account of the same person into this one. This cannot be undone',
    access: 'platform_write',
    params: paramsOf('person'),
    body: MergePeople,
    answer: null,
    changes: [
      'admin',
      'auth',
      'users',
      'estates',
      'onboarding',
      'invitations',
      'leases',
      'payments',
      'autopay',
      'settlements',
      'conversations',
      'meetings',
      'maintenance',
      'documents',
    ],
    errors: ['SECOND_FACTOR_REQUIRED'],
  }),
}
