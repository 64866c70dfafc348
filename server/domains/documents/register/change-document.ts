import type { UpdateDocument, VerifyDocument } from '@gida/contract/domains/documents/document'
import { maskIdentityNumbers } from '@gida/contract/domains/documents/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { given } from '../../../platform/db/rows/pages.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canChange, canVerify } from '../policy.ts'
import { getDocument, getVersion } from './document-queries.ts'

/** Changes a document's name and expiry date; its file never. */
export async function updateDocument(
  tx: Tx,
  actor: Actor,
  id: string,
  { name, description, expires_on }: UpdateDocument,
): Promise<void> {
  const document = await getDocument(tx, id)
  if (!canChange(actor, document)) throw problem('PERMISSION_DENIED')
  const said = given({
    name: name && maskIdentityNumbers(name),
    description: description === undefined ? undefined : maskIdentityNumbers(description),
  })
  if (Object.keys(said).length > 0) await tx.updateTable('document').set(said).where('id', '=', id).execute()
  if (expires_on === undefined) return
  await tx
    .updateTable('document_version')
    .set({ expires_on })
    .where('document_id', '=', id)
    .where('number', '=', document.version)
    .execute()
}

/** Records the result of checking the newest version. It can be changed later. */
export async function verifyDocument(
  tx: Tx,
  actor: Actor,
  id: string,
  { status, notes, version }: VerifyDocument,
): Promise<void> {
  const document = await getDocument(tx, id)
  if (!canVerify(actor, document)) throw problem('PERMISSION_DENIED')
  if (version !== undefined && version !== document.version) throw problem('CONFLICT')
  const { scan } = await getVersion(tx, id, document.version)
  if (scan === 'REFUSED') throw problem('ILLEGAL_STATE')
  const said = {
    status,
    verify_note: maskIdentityNumbers(notes),
    verified_by: actor.user_id,
    verified_at: tx.now,
  }
  await tx
    .updateTable('document_version')
    .set(said)
    .where('document_id', '=', id)
    .where('number', '=', document.version)
    .execute()
}
