import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { exportKey, getExport } from './export-queries.ts'

/** Sends a copy to the person alone: not during impersonation, and not after it has expired. */
export async function downloadExport(services: Services, actor: Actor, id: string): Promise<SentFile> {
  await services.transaction(actor, async (tx) => {
    const { status, kept_until } = await getExport(tx, id)
    if (actor.admin_id) throw problem('PERMISSION_DENIED')
    await requireStepUp(tx, actor)
    if (status !== 'READY') throw problem('ILLEGAL_STATE')
    if (!kept_until || new Date(kept_until) <= tx.now) throw problem('NOT_FOUND')
  })
  const bytes = orNotFound(await services.files.getStream(exportKey(id)))
  return { bytes, name: 'Your data in Gida.zip', content_type: FILE_TYPES.zip }
}
