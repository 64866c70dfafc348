import type { templates } from '@gida/contract/domains/templates/endpoints'
import type { TemplateText, TemplateVariable } from '@gida/contract/domains/templates/template'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { given, readPage } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Active templates with the numbers of their published version and draft, filtered by row-level security. */
const templatesOf = (tx: Tx) =>
  tx
    .selectFrom('template')
    .innerJoin('estate', 'estate.id', 'template.estate_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('template_version as v')
          .whereRef('v.template_id', '=', 'template.id')
          .select(sql<number | null>`max(v.number) filter (where v.published_at is not null)`.as('published'))
          .select(sql<number | null>`max(v.number) filter (where v.published_at is null)`.as('draft'))
          .select(
            sql<number>`coalesce(max(v.revision) filter (where v.published_at is null), 0)`.as('revision'),
          )
          .select(sql<Date>`max(v.updated_at)`.as('changed_at'))
          .as('v'),
      (join) => join.onTrue(),
    )
    .select([
      'template.id',
      'template.estate_id',
      'template.kind',
      'template.name',
      'template.source',
      'template.created_by',
    ])
    .select(['estate.name as estate_name', 'v.published', 'v.draft', 'v.revision', 'v.changed_at'])
    .select(
      sql<boolean>`(app.sees_all() or template.estate_id = any (app.managed_estates()))`.as('is_managed'),
    )
    .where('template.removed_at', 'is', null)
export type TemplateRow = Awaited<ReturnType<typeof getTemplate>>

export async function getTemplate(tx: Tx, id: string) {
  return orNotFound(await templatesOf(tx).where('template.id', '=', id).executeTakeFirst())
}

/** The same with a lock. */
export async function lockTemplate(tx: Tx, id: string): Promise<TemplateRow> {
  const row = await getTemplate(tx, id)
  await sql`select from template where id = ${id} for no key update`.execute(tx)
  return row && getTemplate(tx, id)
}

export const listTemplates = (
  tx: Tx,
  { estate_id, kind, ...page }: QueryOf<typeof templates.listTemplates>,
) =>
  readPage(
    templatesOf(tx)
      .where((eb) => eb.and(given({ 'template.estate_id': estate_id, 'template.kind': kind })))
      .orderBy('template.name')
      .orderBy('template.id'),
    page,
  )

/** The content of a version. */
export async function getText(tx: Tx, template_id: string, number: number): Promise<TemplateText> {
  const { variables, ...version } = orNotFound(
    await tx
      .selectFrom('template_version')
      .select(['number', 'body', 'variables'])
      .where('template_id', '=', template_id)
      .where('number', '=', number)
      .executeTakeFirst(),
  )
  return { ...version, variables: JSON.parse(variables) as TemplateVariable[] }
}

export const versionsOf = (tx: Tx, template_id: string) =>
  tx
    .selectFrom('template_version')
    .select(['number', 'revision', 'sha256', 'written_by', 'updated_at', 'published_at'])
    .where('template_id', '=', template_id)
    .orderBy('number', 'desc')
    .execute()

/** Number of documents per template and version. */
export async function papersOf(
  tx: Tx,
  ids: readonly string[],
): Promise<(id: string, version?: number) => number> {
  const { rows } = await sql<{ template_id: string; version: number; papers: number }>`
    select * from app.papers_of_templates(${ids}::uuid[])`.execute(tx)
  return (id, version) =>
    rows
      .filter((row) => row.template_id === id && (version === undefined || row.version === version))
      .reduce((sum, { papers }) => sum + papers, 0)
}
