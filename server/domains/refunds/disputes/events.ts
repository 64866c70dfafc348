import { z } from 'zod'
import { defineEvent } from '../../../platform/jobs/events.ts'

const OfDispute = z.object({ dispute_id: z.guid() })

/** A payer's bank asks for the money again, and somebody must answer within hours. */
export const disputeOpened = defineEvent({ name: 'dispute_opened', payload: OfDispute })

/** The provider put it away without saying who won: somebody must. */
export const disputeArchived = defineEvent({ name: 'dispute_archived', payload: OfDispute })

/** It is decided: won, or the money is gone. */
export const disputeClosed = defineEvent({ name: 'dispute_closed', payload: OfDispute })
