import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfLease = z.object({ lease_id: z.guid() })

/** A unit was let: the lease exists and its first charges are raised. `started_by` is absent if the last signature started it. */
export const leaseStarted = defineEvent({
  name: 'lease_started',
  payload: OfLease.extend({ started_by: z.guid().optional() }),
})

/** A lease waits for acceptance by a tenant who has not asked for it. */
export const leaseProposed = defineEvent({ name: 'lease_proposed', payload: OfLease })

/** The tenant accepted; the lease has started. */
export const leaseAccepted = defineEvent({ name: 'lease_accepted', payload: OfLease })

/** The tenant declined; the lease is void. */
export const leaseDeclined = defineEvent({ name: 'lease_declined', payload: OfLease })

/** The last day has passed, or the tenancy was ended early. */
export const leaseEnded = defineEvent({ name: 'lease_ended', payload: OfLease })

/** The lease has ended and a successor with the same people follows. */
export const leaseRenewed = defineEvent({ name: 'lease_renewed', payload: OfLease })

/** A lease ends within 90, 60 or 30 days, or its last day was set (`set_at`). Published once for each. */
export const leaseEnding = defineEvent({
  name: 'lease_ending',
  payload: z.object({ lease_id: z.guid(), days: z.int(), set_at: z.iso.datetime().optional() }),
})

/** An agreed end, or a planned move, was called off: the lease runs on to the day agreed before. */
export const leaseEndingCalledOff = defineEvent({
  name: 'lease_ending_called_off',
  payload: z.object({ lease_id: z.guid(), at: z.iso.datetime() }),
})
