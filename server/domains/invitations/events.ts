import { z } from 'zod'
import { defineFact } from '../../platform/jobs/facts.ts'

/** A person has accepted: they belong to the estate, and can sign in. */
export const invitationAccepted = defineFact({
  name: 'invitation_accepted',
  payload: z.object({ invitation_id: z.guid(), user_id: z.guid() }),
})
