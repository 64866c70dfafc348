import { z } from 'zod'
import { defineFact } from '../../platform/jobs/facts.ts'

const OfApplication = z.object({ application_id: z.guid() })

/** Somebody has applied for a home. */
export const applicationSubmitted = defineFact({ name: 'application_submitted', payload: OfApplication })
/** An application was turned down, with a reason. */
export const applicationRejected = defineFact({ name: 'application_rejected', payload: OfApplication })
