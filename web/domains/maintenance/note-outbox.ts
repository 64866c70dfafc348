import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'

const { addNote } = client.maintenance

/** Queue of notes for the office, in the order of writing. */
export const outbox = openOutbox<{ request_id: string; note: string }, MaintenanceRequestDetail>({
  kind: 'notes',
  calls: [addNote],
  about: ({ request_id }) => request_id,
  shown: ({ note, request_id }) => ({ text: note, to: `/dashboard/maintenance/${request_id}` }),
  send: async ({ request_id, note, client_id }) => {
    const request = await addNote({ params: { id: request_id }, body: { note, client_id } })
    void invalidateBy(addNote)
    return request
  },
})
