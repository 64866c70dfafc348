import type { AddNote } from '@gida/contract/domains/maintenance/request'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { isRecorded, writeLine } from './log.ts'
import { getRequest, type RequestRow } from './request-queries.ts'

/** Adds a note that only staff can read. Idempotent by `client_id`. */
export async function addNote(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { note, client_id }: AddNote,
): Promise<RequestRow> {
  const request = await getRequest(tx, id)
  if (!request.is_run) throw problem('PERMISSION_DENIED')
  if (!(await isRecorded(tx, id, client_id)))
    await writeLine(tx, actor, id, { kind: 'NOTE', note, is_office: true, client_id })
  return request
}
