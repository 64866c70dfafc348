import { MOST_VERSIONS } from '@gida/contract/domains/templates/kinds'
import type { UpdateTemplate } from '@gida/contract/domains/templates/template'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { canWrite } from '../policy.ts'
import { requireLockedClauses } from './require-locked-clauses.ts'
import { getText, lockTemplate, type TemplateRow } from './template-queries.ts'

async function lockToWrite(tx: Tx, actor: Actor, id: string): Promise<TemplateRow> {
  const template = await lockTemplate(tx, id)
  if (!canWrite(actor, template)) throw problem('PERMISSION_DENIED')
  return template
}

/** Changes the name or the draft. If there is no draft, one is created from the published version. */
export async function updateTemplate(
  tx: Tx,
  actor: Actor,
  id: string,
  { name, body, variables, revision }: UpdateTemplate,
): Promise<void> {
  const template = await lockToWrite(tx, actor, id)
  if (name !== undefined) await tx.updateTable('template').set({ name }).where('id', '=', id).execute()
  if (body === undefined) return
  if (revision !== undefined && revision !== template.revision) throw problem('CONFLICT')
  requireLockedClauses(template.source, body)
  const said = { body, variables: JSON.stringify(variables ?? []), written_by: actor.user_id }
  if (template.draft === null) await beginDraft(tx, template, said)
  else
    await tx
      .updateTable('template_version')
      .set({ ...said, revision: sql`revision + 1`, updated_at: tx.now })
      .where('template_id', '=', id)
      .where('number', '=', template.draft)
      .where('published_at', 'is', null)
      .execute()
}

async function beginDraft(
  tx: Tx,
  { id, published }: TemplateRow,
  said: { body: string; variables: string; written_by: string },
): Promise<void> {
  const number = (published ?? 0) + 1
  if (number > MOST_VERSIONS)
    throw new Problem('ILLEGAL_STATE', {
      message: `A template can have at most ${MOST_VERSIONS} versions. Start another one.`,
    })
  await tx
    .insertInto('template_version')
    .values({ template_id: id, number, ...said })
    .execute()
}

/** Publishes the draft at the revision seen; it becomes immutable and is used from now on. */
export async function publishTemplate(tx: Tx, actor: Actor, id: string, revision: number): Promise<void> {
  const template = await lockToWrite(tx, actor, id)
  if (template.draft === null)
    throw new Problem('ILLEGAL_STATE', { message: 'There is no draft to publish.' })
  if (template.revision !== revision) throw problem('CONFLICT')
  const { body, variables } = await getText(tx, id, template.draft)
  const said = JSON.stringify({ kind: template.kind, body, variables })
  await tx
    .updateTable('template_version')
    .set({
      sha256: sha256(said),
      published_at: tx.now,
      published_by: actor.user_id,
    })
    .where('template_id', '=', id)
    .where('number', '=', template.draft)
    .where('published_at', 'is', null)
    .execute()
}

/** Retires a template. Its documents stay. */
export async function deleteTemplate(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockToWrite(tx, actor, id)
  await tx.updateTable('template').set({ removed_at: tx.now }).where('id', '=', id).execute()
}
