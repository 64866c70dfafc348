import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Money was paid out to its owner, recorded by a person or confirmed by the provider. */
export const remittanceSent = defineEvent({
  name: 'remittance_sent',
  payload: z.object({ remittance_id: z.guid() }),
})

/** A transfer to an owner failed or was returned; the money is owed again. */
export const remittanceFailed = defineEvent({
  name: 'remittance_failed',
  payload: z.object({ remittance_id: z.guid() }),
})

/** The provider answered about another transfer, or needs somebody's action: a person must look. */
export const remittanceMismatched = defineEvent({
  name: 'remittance_mismatched',
  payload: z.object({ remittance_id: z.guid() }),
})
