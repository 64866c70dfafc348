import { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { removeUnlessReferenced } from '../../../platform/db/rows/remove-unless-referenced.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { removeFiles } from '../filing/file-key.ts'
import { canRemove } from '../policy.ts'
import { getDocument } from './document-queries.ts'

/** Removes the files after the commit, so that a rolled-back deletion loses nothing. */
export const removeDocumentFiles = defineJob({
  name: 'remove_document_files',
  payload: z.object({ version_ids: z.array(z.guid()) }),
  run: async (services, { version_ids }) => {
    for (const id of version_ids) await removeFiles(services, id)
  },
})

/** Deletes a document with all its versions and files. */
export async function deleteDocument(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!canRemove(actor, await getDocument(tx, id))) throw problem('PERMISSION_DENIED')
  const versions = await tx
    .selectFrom('document_version')
    .select('id')
    .where('document_id', '=', id)
    .execute()
  let gone: { id: string } | undefined
  const isFree = await removeUnlessReferenced(tx, async () => {
    gone = await tx.deleteFrom('document').where('id', '=', id).returning('id').executeTakeFirst()
  })
  if (!isFree)
    throw new Problem('ILLEGAL_STATE', {
      message: 'This document was sent to be signed, or belongs to a notice. It cannot be deleted.',
    })
  if (!gone) throw problem('CONFLICT') // verified in the meantime
  await enqueue(tx, removeDocumentFiles, { version_ids: versions.map((version) => version.id) })
}
