import type { PaperOrigin } from '@gida/contract/domains/templates/template'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** The template and version of a document; null if it was not made from one. */
export async function getPaperOrigin(tx: Tx, document_id: string): Promise<PaperOrigin | null> {
  orNotFound(await tx.selectFrom('document').select('id').where('id', '=', document_id).executeTakeFirst())
  const { rows } = await sql<PaperOrigin>`
    select o.template_id, o.name, o.version, o.newest, o.is_removed, encode(p.sha256, 'hex') as sha256
    from template_paper p cross join app.origin_of_paper(p.document_id) o where p.document_id = ${document_id}`.execute(
    tx,
  )
  return rows[0] ?? null
}
