import type { EVENT_KINDS } from '@gida/contract/domains/maintenance/request'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { requestChanged } from '../events.ts'

type Line = {
  kind: (typeof EVENT_KINDS)[number]
  from_value?: string | null
  to_value?: string | null
  note?: string | undefined
  is_office?: boolean
  client_id?: string | undefined
}

/** Adds a line to a request's log and publishes it. A null actor means the schedule. */
export async function writeLine(
  tx: Tx,
  actor: { user_id: string } | null,
  request_id: string,
  { note = '', ...line }: Line,
): Promise<void> {
  const { id } = await tx
    .insertInto('maintenance_event')
    .values({ ...line, request_id, note, actor_id: actor?.user_id ?? null, at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await publish(tx, requestChanged, { request_id, event_id: id })
}

/** Whether a line with this key exists; a concurrent request with the same key waits for the first. */
export async function isRecorded(
  tx: Tx,
  request_id: string,
  client_id: string | undefined,
): Promise<boolean> {
  if (!client_id) return false
  await lockNamed(tx, 'said_once', client_id)
  const said = await tx
    .selectFrom('maintenance_event')
    .select('id')
    .where('request_id', '=', request_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  return said !== undefined
}
