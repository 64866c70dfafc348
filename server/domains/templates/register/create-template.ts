import { MOST_TEMPLATES } from '@gida/contract/domains/templates/kinds'
import type { CreateTemplate } from '@gida/contract/domains/templates/template'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { getEstate } from '../../estates/index.ts'
import { FORMS } from '../forms/forms.ts'
import { canCreate } from '../policy.ts'
import { requireLockedClauses } from './require-locked-clauses.ts'

/** Creates a template of an estate with a draft version. Idempotent by `client_id`. */
export async function createTemplate(
  tx: Tx,
  actor: Actor,
  { client_id, body, variables, source, ...said }: CreateTemplate,
): Promise<{ id: string; is_new: boolean }> {
  const wanted = { ...said, estate_id: said.estate_id ?? (await onlyEstateOf(tx, actor)) }
  const estate = await getEstate(tx, actor, wanted.estate_id)
  if (!canCreate(actor, estate)) throw problem('PERMISSION_DENIED')
  const sent = sentAs(client_id, { body, variables, source, ...wanted })
  const known = await findSent(tx, 'template', { created_by: actor.user_id }, sent)
  if (known) return { id: known, is_new: false }
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  const form = source === undefined ? undefined : FORMS.find(({ key }) => key === source)
  if (source !== undefined && form?.kind !== wanted.kind)
    throw problem('VALIDATION_ERROR', [{ path: 'source', message: 'There is no such form.' }])
  requireLockedClauses(source ?? null, body)
  await refuseTooMany(tx, wanted.estate_id)
  const { id } = await tx
    .insertInto('template')
    .values({ ...wanted, source: source ?? null, created_by: actor.user_id, ...sent })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('template_version')
    .values({
      template_id: id,
      number: 1,
      body,
      variables: JSON.stringify(variables),
      written_by: actor.user_id,
    })
    .execute()
  return { id, is_new: true }
}

/** The default estate: the only one for which the actor can write. */
async function onlyEstateOf(tx: Tx, { role }: Actor): Promise<string> {
  const own = role === 'LANDLORD' ? sql`app.my_estates()` : sql`app.managed_estates()`
  const [only, ...others] = await tx
    .selectFrom('estate')
    .select('id')
    .where(sql<boolean>`id = any ((select ${own})::uuid[])`)
    .where('status', '<>', 'ARCHIVED')
    .limit(2)
    .execute()
  if (!only || others.length > 0)
    throw problem('VALIDATION_ERROR', [{ path: 'estate_id', message: 'Say for which estate.' }])
  return only.id
}

async function refuseTooMany(tx: Tx, estate_id: string): Promise<void> {
  await lockNamed(tx, 'files_of', estate_id)
  const { count } = await tx
    .selectFrom('template')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('estate_id', '=', estate_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= MOST_TEMPLATES)
    throw new Problem('ILLEGAL_STATE', { message: `This estate has ${MOST_TEMPLATES} templates already.` })
}
