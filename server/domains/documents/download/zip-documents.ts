import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { findFile } from './document-file.ts'
import { zipFiles } from './zip-files.ts'

/** Of all files together, before compression. */
const MOST_BYTES = 100_000_000
const pace = (user_id: string) => ({ name: 'documents_zip', spender: user_id, most: 20, seconds: 300 })

/** The newest files of several documents as one zip. If one of them cannot be downloaded yet, the whole request fails. */
export async function zipDocuments(
  services: Services,
  actor: Actor,
  ids: readonly string[],
): Promise<SentFile> {
  const found = await services.transaction(actor, async (tx) => {
    await spendAllowance(tx, pace(actor.user_id))
    await refuseTooLarge(tx, ids)
    const files = []
    for (const id of new Set(ids)) files.push(await findFile(tx, id))
    return files
  })
  return zipFiles(services, found, 'documents.zip')
}

async function refuseTooLarge(tx: Tx, ids: readonly string[]): Promise<void> {
  const { bytes } = await tx
    .selectFrom('document')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.document_id', '=', 'document.id').onRef('v.number', '=', 'document.version'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('v.size'), eb.val(0)).as('bytes'))
    .where('document.id', 'in', ids)
    .executeTakeFirstOrThrow()
  if (Number(bytes) > MOST_BYTES)
    throw new Problem('ILLEGAL_STATE', {
      message: 'Together these files are larger than 100 MB. Choose fewer of them.',
    })
}
