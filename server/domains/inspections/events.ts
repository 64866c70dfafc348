import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** A report was edited, sealed, signed, remarked on or closed. */
export const inspectionChanged = defineEvent({
  name: 'inspection_changed',
  payload: z.object({
    inspection_id: z.guid(),
    to: z.enum(['WRITTEN', 'SEALED', 'SIGNED', 'REFUSED', 'CONTESTED', 'CLOSED', 'CANCELLED']),
    at: z.iso.datetime(),
  }),
})
