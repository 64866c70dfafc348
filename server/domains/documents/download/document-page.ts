import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { pagePicture } from '../../../platform/files/pdf/page-picture.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { findFile, sendFile } from './document-file.ts'

/** Limited, since each page is rendered on request. */
const pace = (user_id: string) => ({ name: 'document_page', spender: user_id, most: 300, seconds: 300 })

type Wanted = { id: string; page: number; version?: number | undefined }

/** Renders one page of a PDF as a picture. 404 if there is no such page, or the file is no PDF. */
export async function documentPage(
  services: Services,
  actor: Actor,
  { id, page, version }: Wanted,
): Promise<SentFile> {
  const found = await services.transaction(actor, async (tx) => {
    await spendAllowance(tx, pace(actor.user_id))
    return findFile(tx, id, version)
  })
  const isPdf = found.content_type === FILE_TYPES.pdf
  const { bytes } = await sendFile(services, found, 'full')
  const picture = isPdf && bytes instanceof Uint8Array ? await pagePicture(bytes, page) : null
  return { bytes: orNotFound(picture), name: `${found.name} ${page}.webp`, content_type: FILE_TYPES.webp }
}
