import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'

const SuspendPerson = z.object({ reason: z.string().trim().min(3, 'Say why, in a few words').max(300) })

/** The platform suspends and restores a person, regardless of who manages them. */
export const suspension = {
  suspendPerson: endpoint({
    method: 'POST',
    path: '/admin/users/{id}/suspend',
    summary:
      'Their sessions are over at once and nobody but the platform lets them in again. What is theirs stays',
    access: 'platform_write',
    changes: ['admin', 'invitations', 'users'],
    params: paramsOf('person'),
    body: SuspendPerson,
    answer: null,
    errors: ['OWN_SUSPENSION', 'LAST_ADMIN', 'ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
  restorePerson: endpoint({
    method: 'POST',
    path: '/admin/users/{id}/restore',
    summary: 'They are what they were before they were suspended, and sign in anew',
    access: 'platform_write',
    changes: ['admin', 'users'],
    params: paramsOf('person'),
    answer: null,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
}
