import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfApplication = z.object({ application_id: z.guid() })

/** An application for a unit was submitted. */
export const applicationSubmitted = defineEvent({ name: 'application_submitted', payload: OfApplication })
/** An application was rejected with a reason. */
export const applicationRejected = defineEvent({ name: 'application_rejected', payload: OfApplication })
