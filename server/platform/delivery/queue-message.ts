import type { Tx } from '../db/db.ts'
import { type EnqueueOptions, enqueueByName } from '../jobs/jobs.ts'

export const DELIVER_MESSAGE = 'deliver_message'

/** Has one attempt handed to its provider when this transaction commits. */
export const queueMessage = (tx: Tx, message_id: string, options: EnqueueOptions = {}): Promise<void> =>
  enqueueByName(tx, DELIVER_MESSAGE, { message_id }, options)
