import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Documents of an estate expire; one notification for all, on a day in Lagos. */
export const documentsExpire = defineEvent({
  name: 'documents_expire',
  payload: z.object({ estate_id: z.guid(), document_ids: z.array(z.guid()), day: z.string() }),
})
