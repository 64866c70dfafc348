import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Letters about what is owed are on their way. */
export const tenantsReminded = defineEvent({
  name: 'tenants_reminded',
  payload: z.object({ letter_ids: z.array(z.guid()) }),
})

/** The day of a promise has passed, and the money has not come. */
export const promiseBroken = defineEvent({
  name: 'promise_broken',
  payload: z.object({ promise_id: z.guid() }),
})

/** The rule of an estate added a fee to a charge that is late. */
export const lateFeeRaised = defineEvent({
  name: 'late_fee_raised',
  payload: z.object({ fee_id: z.guid() }),
})
