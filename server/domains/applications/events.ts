import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfApplication = z.object({ application_id: z.guid() })

/** Somebody has applied for a unit. */
export const applicationSubmitted = defineEvent({ name: 'application_submitted', payload: OfApplication })
/** An application was turned down, with a reason. */
export const applicationRejected = defineEvent({ name: 'application_rejected', payload: OfApplication })
