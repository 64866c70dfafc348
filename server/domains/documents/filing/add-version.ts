import { randomUUID } from 'node:crypto'
import type { AddVersion } from '@gida/contract/domains/documents/document'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import type { Services } from '../../../platform/services.ts'
import { canReplace } from '../policy.ts'
import { type DocumentRow, getDocument } from '../register/document-queries.ts'
import {
  type Checked,
  findArrived,
  findSent,
  insertVersion,
  keepFile,
  refuseKnown,
  type Sent,
} from './store-version.ts'

/** Replaces the file of a document. Earlier versions stay, and the new one has to be verified again. */
export async function addVersion(
  services: Services,
  actor: Actor,
  document_id: string,
  { bytes }: UploadedFile,
  { client_id = randomUUID(), expires_on, reason }: AddVersion,
): Promise<{ is_new: boolean }> {
  const sent: Sent = { client_id, of: { document_id }, bytes }
  const known = await services.transaction(actor, async (tx) => {
    await getReplaceable(tx, actor, document_id)
    return findSent(tx, actor, sent)
  })
  if (known) return { is_new: false }
  const write = (checked: Checked) =>
    services.transaction(actor, async (tx) => {
      const { related_entity_id } = await getReplaceable(tx, actor, document_id)
      await lockNamed(tx, 'files_of', related_entity_id)
      await getReplaceable(tx, actor, document_id) // it may have been sent to be signed meanwhile
      await refuseKnown(tx, related_entity_id, checked.sent_sha256)
      await insertVersion(tx, actor, checked, { document_id, client_id, expires_on, reason })
      return { is_new: true }
    })
  try {
    return await keepFile(services, bytes, write)
  } catch (error) {
    if (!(await findArrived(services, actor, sent))) throw error
    return { is_new: false }
  }
}

async function getReplaceable(tx: Tx, actor: Actor, id: string): Promise<DocumentRow> {
  const document = await getDocument(tx, id)
  if (canReplace(actor, document)) return document
  if (!canReplace(actor, { ...document, is_served: false, is_out: false })) throw problem('PERMISSION_DENIED')
  throw new Problem('ILLEGAL_STATE', {
    message: document.is_served
      ? 'This belongs to a notice that was served, so it cannot be changed.'
      : 'This version has been sent to be signed. Withdraw it from its signers first, then replace it and send it again.',
  })
}
