import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { writeLine } from './log.ts'
import { getRequest, type RequestRow } from './request-queries.ts'

/** Notes something that who runs the home reads, and nobody else. */
export async function addNote(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  note: string,
): Promise<RequestRow> {
  const request = await getRequest(tx, id)
  if (!request.is_run) throw problem('PERMISSION_DENIED')
  await writeLine(tx, actor, id, { kind: 'NOTE', note, is_office: true })
  return request
}
