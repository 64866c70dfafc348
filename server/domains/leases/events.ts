import { z } from 'zod'
import { defineFact } from '../../platform/jobs/facts.ts'

/** A unit was let: the lease is there and its charges are raised. */
export const leaseStarted = defineFact({
  name: 'lease_started',
  payload: z.object({ lease_id: z.guid() }),
})
