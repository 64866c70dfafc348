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
      'Suspend a person: ends their sessions immediately, and only the platform can restore them. Their data stays',
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
    summary: 'Restore a suspended person to their previous status. They have to sign in again',
    access: 'platform_write',
    changes: ['admin', 'users'],
    params: paramsOf('person'),
    answer: null,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
}
