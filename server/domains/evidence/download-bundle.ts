import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Actor } from '../../platform/access/actor.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import type { SentFile } from '../../platform/http/call.ts'
import type { Services } from '../../platform/services.ts'
import { bundleKey, getBundle } from './bundle-queries.ts'

/** Sends the stored file and records who downloaded it. */
export async function downloadBundle(
  services: Services,
  { user_id, ...actor }: Actor,
  { id, format }: { id: string; format: 'pdf' | 'zip' },
): Promise<SentFile> {
  const { title } = await services.transaction({ user_id, ...actor }, async (tx) => {
    const bundle = await getBundle(tx, id)
    if (bundle.status !== 'READY') throw problem('ILLEGAL_STATE')
    await tx
      .insertInto('evidence_download')
      .values({ bundle_id: id, lease_id: bundle.lease_id, user_id, format })
      .execute()
    return bundle
  })
  return {
    bytes: orNotFound(await services.files.getStream(bundleKey(id, format))),
    name: `${title}.${format}`,
    content_type: FILE_TYPES[format],
  }
}
