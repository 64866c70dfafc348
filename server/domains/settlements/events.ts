import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Money has gone to its owner, by a person's hand or as the provider says. */
export const remittanceSent = defineEvent({
  name: 'remittance_sent',
  payload: z.object({ remittance_id: z.guid() }),
})

/** A transfer to an owner did not go through, or came back; the money is owed again. */
export const remittanceFailed = defineEvent({
  name: 'remittance_failed',
  payload: z.object({ remittance_id: z.guid() }),
})

/** The provider was asked about a transfer to an owner and answered about another, or waits for a person: somebody must look. */
export const remittanceMismatched = defineEvent({
  name: 'remittance_mismatched',
  payload: z.object({ remittance_id: z.guid() }),
})
