import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfRequest = z.object({ request_id: z.guid() })

/** One of several has signed; others are still asked. */
export const paperSigned = defineEvent({
  name: 'paper_signed',
  payload: OfRequest.extend({ signer_id: z.guid() }),
})

/** All have signed, and the one sealed paper is there. */
export const paperSealed = defineEvent({ name: 'paper_sealed', payload: OfRequest })

/** It came to nothing: declined, expired or voided. */
export const signingEnded = defineEvent({ name: 'signing_ended', payload: OfRequest })
