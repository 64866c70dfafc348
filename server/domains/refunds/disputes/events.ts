import { z } from 'zod'
import { defineEvent } from '../../../platform/jobs/events.ts'

const OfDispute = z.object({ dispute_id: z.guid() })

/** A payer's bank demands the money back; it must be answered within hours. */
export const disputeOpened = defineEvent({ name: 'dispute_opened', payload: OfDispute })

/** The provider archived it without an outcome; a person must decide. */
export const disputeArchived = defineEvent({ name: 'dispute_archived', payload: OfDispute })

/** Decided: won, or the money is lost. */
export const disputeClosed = defineEvent({ name: 'dispute_closed', payload: OfDispute })
