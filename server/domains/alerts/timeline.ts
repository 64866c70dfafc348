import type { ALERT_EVENT_KINDS } from '@gida/contract/domains/alerts/alert'
import type { ANSWER_WAYS, AnswerState } from '@gida/contract/domains/alerts/rules'
import type { Tx } from '../../platform/db/db.ts'

type NewEvent = {
  alert_id: string | null
  kind: (typeof ALERT_EVENT_KINDS)[number]
  recipient_id?: string
  by_name?: string | null
  state?: AnswerState
  way?: (typeof ANSWER_WAYS)[number]
  note?: string | null
  step?: number
  count?: number
}

/** Adds an event to the timeline. System only. */
export async function addEvent(tx: Tx, event: NewEvent): Promise<string> {
  const { id } = await tx
    .insertInto('alert_event')
    .values({ ...event, at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
