import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** An invitation was accepted: the person belongs to the estate and can sign in. */
export const invitationAccepted = defineEvent({
  name: 'invitation_accepted',
  payload: z.object({ invitation_id: z.guid(), user_id: z.guid() }),
})
