import { runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { fileKey } from './store-attachments.ts'

/** Longer than any phone retries sending. */
const KEPT_MS = 24 * 3_600_000

/** Removes files that were never sent with a message: the file first, so that a remaining row still points to what is left. */
export async function sweepAttachments(services: Services): Promise<void> {
  const items = await services.transaction('system', (tx) =>
    tx
      .selectFrom('message_attachment')
      .select('id')
      .where('message_id', 'is', null)
      .where('created_at', '<', new Date(tx.now.getTime() - KEPT_MS))
      .execute(),
  )
  await runBatch(services, {
    name: 'sweep attachments',
    items,
    each: async ({ id }) => {
      await services.files.remove(fileKey(id))
      await services.files.remove(fileKey(id, 'preview'))
      await services.transaction('system', (tx) =>
        tx.deleteFrom('message_attachment').where('id', '=', id).where('message_id', 'is', null).execute(),
      )
    },
  })
}
