import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** A notice was served, found defective, expired or withdrawn. */
export const noticeChanged = defineEvent({
  name: 'notice_changed',
  payload: z.object({
    notice_id: z.guid(),
    to: z.enum(['SERVED', 'EXPIRED', 'WITHDRAWN', 'DEFECTIVE']),
  }),
})
