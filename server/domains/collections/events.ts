import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Reminder letters are being sent. */
export const tenantsReminded = defineEvent({
  name: 'tenants_reminded',
  payload: z.object({ letter_ids: z.array(z.guid()) }),
})

/** The day of a promise has passed without payment. */
export const promiseBroken = defineEvent({
  name: 'promise_broken',
  payload: z.object({ promise_id: z.guid() }),
})

/** A late fee was added to an overdue charge by the estate's rule. */
export const lateFeeRaised = defineEvent({
  name: 'late_fee_raised',
  payload: z.object({ fee_id: z.guid() }),
})
