import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { giveDraftsToTenant } from '../leases/index.ts'
import { invitationAccepted } from './events.ts'

/** What was prepared for a person before they had an account is theirs. */
const giveDrafts = listener({
  name: 'give_drafts',
  event: invitationAccepted,
  handle: async (tx, accepted) => void (await giveDraftsToTenant(tx, accepted)),
})

export const invitationListeners: AnyListener[] = [giveDrafts]
