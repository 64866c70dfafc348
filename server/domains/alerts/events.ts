import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** An alert or a drill was sent. */
export const alertRaised = defineEvent({
  name: 'alert_raised',
  payload: z.object({ alert_id: z.guid() }),
  alarm: true,
})
