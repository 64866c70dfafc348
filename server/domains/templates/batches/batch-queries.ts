import type { PaperBatch } from '@gida/contract/domains/templates/template'
import { FILE_TYPES } from '@gida/contract/shared/file-types'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { writeZip, type ZipPart } from '../../../platform/files/write-zip.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { findFile, sendFile } from '../../documents/index.ts'

const itemsOf = (tx: Tx, batch_id: string) =>
  tx
    .selectFrom('paper_batch_item as i')
    .innerJoin('lease', 'lease.id', 'i.lease_id')
    .innerJoin('unit', 'unit.id', 'lease.unit_id')
    .leftJoin('users', 'users.id', 'lease.tenant_id')
    .select(['i.lease_id', 'i.document_id', 'i.is_done', 'i.failure', 'unit.name as unit_name'])
    .select(sql<string>`coalesce(users.full_name, lease.tenant_name, '')`.as('tenant_name'))
    .where('i.batch_id', '=', batch_id)
    .orderBy('unit.sort_name')
    .orderBy('i.lease_id')
    .execute()

/** How far it is, and what could not be made. */
export async function getBatch(tx: Tx, id: string): Promise<PaperBatch> {
  const batch = orNotFound(
    await tx
      .selectFrom('paper_batch as b')
      .innerJoin('template', 'template.id', 'b.template_id')
      .select(['b.id', 'b.template_id', 'template.name', 'b.version', 'b.status'])
      .where('b.id', '=', id)
      .executeTakeFirst(),
  )
  const items = await itemsOf(tx, id)
  return {
    ...batch,
    total: items.length,
    done: items.filter(({ is_done }) => is_done).length,
    failed: items.flatMap(({ lease_id, unit_name, tenant_name, failure }) =>
      failure === null ? [] : [{ lease_id, unit_name, tenant_name, failure }],
    ),
  }
}

/** All papers of a batch that its maker still sees, as one zip. */
export async function batchFile(services: Services, actor: Actor, id: string): Promise<SentFile> {
  const { name, papers } = await services.transaction(actor, async (tx) => {
    const batch = await getBatch(tx, id)
    const made = (await itemsOf(tx, id)).filter((item) => item.document_id !== null)
    const files = []
    for (const { document_id, unit_name, tenant_name } of made)
      files.push({ file: await findFile(tx, document_id ?? ''), called: `${unit_name} ${tenant_name}` })
    return { name: batch.name, papers: files }
  })
  const parts: ZipPart[] = []
  for (const [index, { file, called }] of papers.entries()) {
    const { bytes } = await sendFile(services, file, 'full')
    if (bytes instanceof Uint8Array)
      parts.push({
        name: `${String(index + 1).padStart(3, '0')} ${called.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')}.pdf`,
        bytes,
      })
  }
  return { bytes: writeZip(parts), name: `${name}.zip`, content_type: FILE_TYPES.zip }
}
