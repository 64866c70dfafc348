import type { Template, TemplateDetail } from '@gida/contract/domains/templates/template'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { canWrite } from '../policy.ts'
import { getTemplate, getText, papersOf, type TemplateRow, versionsOf } from './template-queries.ts'

export async function presentTemplates(
  tx: Tx,
  actor: Actor,
  rows: readonly TemplateRow[],
): Promise<Template[]> {
  const papers = await papersOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => present(actor, row, papers(row.id)))
}

const present = (actor: Actor, row: TemplateRow, papers: number): Template => {
  const { is_managed, created_by, revision: _, changed_at, ...shown } = row
  return {
    ...shown,
    papers,
    changed_at: changed_at.toISOString(),
    can: { write: canWrite(actor, { is_managed, created_by }) },
  }
}

export async function presentTemplate(tx: Tx, actor: Actor, id: string): Promise<TemplateDetail> {
  const row = await getTemplate(tx, id)
  const [papers, versions, names, text] = await Promise.all([
    papersOf(tx, [id]),
    versionsOf(tx, id),
    namesOf(tx, id),
    getText(tx, id, row.draft ?? row.published ?? 1),
  ])
  return {
    ...present(actor, row, papers(id)),
    text,
    revision: row.revision,
    versions: versions.map(({ sha256, written_by, updated_at, published_at, ...version }) => ({
      ...version,
      sha256: sha256?.toString('hex') ?? null,
      papers: papers(id, version.number),
      writer_name: names.get(written_by) ?? '',
      changed_at: updated_at.toISOString(),
      published_at: published_at?.toISOString() ?? null,
    })),
  }
}

async function namesOf(tx: Tx, id: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ user_id: string; full_name: string }>`
    select * from app.people_of_template(${id})`.execute(tx)
  return new Map(rows.map(({ user_id, full_name }) => [user_id, full_name]))
}
