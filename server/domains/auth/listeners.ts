import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { emailChanged, getUser, userDeactivated } from '../users/index.ts'
import { startVerification } from './links/send-verification.ts'
import { endAllSessions } from './sessions/end-sessions.ts'

/** How sessions and tokens follow events of other domains. */
export const authListeners: AnyListener[] = [
  listener({
    name: 'verify_new_address',
    event: emailChanged,
    handle: async (tx, { user_id }) => startVerification(tx, await getUser(tx, user_id)),
  }),
  // Their tokens are refused already; this closes sockets and clears the list of devices.
  listener({
    name: 'end_sessions_of_deactivated',
    event: userDeactivated,
    handle: async (tx, { user_id }) => void (await endAllSessions(tx, user_id, 'deactivated')),
  }),
]
