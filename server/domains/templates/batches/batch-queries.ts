import type { PaperBatch } from '@gida/contract/domains/templates/template'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { findFile, zipFiles } from '../../documents/index.ts'

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

/** The progress of a batch, and its failures. */
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

/** All documents of a batch still visible to its author, as one zip. */
export async function batchFile(services: Services, actor: Actor, id: string): Promise<SentFile> {
  const { name, files } = await services.transaction(actor, async (tx) => {
    const { name } = await getBatch(tx, id)
    const files = []
    for (const { document_id, unit_name, tenant_name } of await itemsOf(tx, id)) {
      if (document_id === null) continue
      const number = String(files.length + 1).padStart(3, '0')
      files.push({ ...(await findFile(tx, document_id)), name: `${number} ${unit_name} ${tenant_name}.pdf` })
    }
    return { name, files }
  })
  return zipFiles(services, files, `${name}.zip`)
}
