import type { Tx } from '../db/db.ts'
import { type EnqueueOptions, enqueueByName } from '../jobs/jobs.ts'
import type { DeliveryClass } from './classes.ts'

export const DELIVER_MESSAGE = 'deliver_message'
/** The same job under its own name, so that dedicated workers run it. */
export const DELIVER_ALARM = 'deliver_alarm'

export const deliveryJobFor = (of: DeliveryClass | null): string =>
  of === 'alarm' ? DELIVER_ALARM : DELIVER_MESSAGE

type Queued = { id: string; class: DeliveryClass | null }

/** Enqueues the delivery of one attempt when this transaction commits. */
export const queueMessage = (tx: Tx, message: Queued, options: EnqueueOptions = {}): Promise<void> =>
  enqueueByName(
    tx,
    deliveryJobFor(message.class),
    { message_id: message.id },
    { urgent: message.class === 'alarm', ...options },
  )
