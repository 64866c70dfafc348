import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfLease = z.object({ lease_id: z.guid() })

/** A unit was let: the lease is there and its first charges are raised. */
export const leaseStarted = defineEvent({ name: 'lease_started', payload: OfLease })

/** A lease waits for the yes of its tenant, who has not asked for it. */
export const leaseProposed = defineEvent({ name: 'lease_proposed', payload: OfLease })

/** The tenant said yes; the lease has started. */
export const leaseAccepted = defineEvent({ name: 'lease_accepted', payload: OfLease })

/** The tenant said that it is not theirs; it came to nothing. */
export const leaseDeclined = defineEvent({ name: 'lease_declined', payload: OfLease })

/** The last day has passed, or the tenancy was ended before it. */
export const leaseEnded = defineEvent({ name: 'lease_ended', payload: OfLease })

/** The lease is over and another one of the same people follows it. */
export const leaseRenewed = defineEvent({ name: 'lease_renewed', payload: OfLease })

/** A lease ends in so many days, or fewer: 90, 60, 30, and when its last day is set. Said once for each. */
export const leaseEnding = defineEvent({
  name: 'lease_ending',
  payload: z.object({ lease_id: z.guid(), days: z.int() }),
})
