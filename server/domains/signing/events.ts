import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfRequest = z.object({ request_id: z.guid() })

/** One of several signers has signed; others have not yet. */
export const paperSigned = defineEvent({
  name: 'paper_signed',
  payload: OfRequest.extend({ signer_id: z.guid() }),
})

/** Everybody has signed, and the sealed PDF exists. */
export const paperSealed = defineEvent({ name: 'paper_sealed', payload: OfRequest })

/** The request was declined, expired or voided. */
export const signingEnded = defineEvent({ name: 'signing_ended', payload: OfRequest })
