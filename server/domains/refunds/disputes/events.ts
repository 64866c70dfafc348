import { z } from 'zod'
import { defineFact } from '../../../platform/jobs/facts.ts'

const OfDispute = z.object({ dispute_id: z.guid() })

/** A payer's bank asks for the money again, and somebody must answer within hours. */
export const disputeOpened = defineFact({ name: 'dispute_opened', payload: OfDispute })

/** It is decided: won, or the money is gone. */
export const disputeClosed = defineFact({ name: 'dispute_closed', payload: OfDispute })
