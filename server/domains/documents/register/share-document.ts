import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { containing } from '../../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canShare } from '../policy.ts'
import { type DocumentRow, getDocument } from './document-queries.ts'

const MOST_FOUND = 20

async function getShareable(tx: Tx, actor: Actor, id: string): Promise<DocumentRow> {
  const document = await getDocument(tx, id)
  if (!canShare(actor, document)) throw problem('PERMISSION_DENIED')
  return document
}

/** Estate members visible to the actor with whom it is not shared yet; none if the actor may not share it. */
export async function listReaders(tx: Tx, actor: Actor, id: string, search: string | undefined) {
  const document = await getDocument(tx, id)
  if (!canShare(actor, document)) return []
  let found = tx
    .selectFrom('users')
    .select(['users.id', 'full_name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('estate_association as a')
          .select('a.user_id')
          .whereRef('a.user_id', '=', 'users.id')
          .where('a.estate_id', '=', document.estate_id),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_share as s')
            .select('s.user_id')
            .whereRef('s.user_id', '=', 'users.id')
            .where('s.document_id', '=', id),
        ),
      ),
    )
    .where('users.id', '<>', actor.user_id)
  if (search) found = found.where(sql<SqlBool>`app.fold(full_name) like ${containing(search)}`)
  return found.orderBy('full_name').orderBy('users.id').limit(MOST_FOUND).execute()
}

/** Shares a document with a member of its estate. Idempotent. */
export async function shareDocument(tx: Tx, actor: Actor, id: string, user_id: string): Promise<void> {
  const { estate_id } = await getShareable(tx, actor, id)
  const member = await tx
    .selectFrom('estate_association')
    .select('user_id')
    .where('estate_id', '=', estate_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!member) throw problem('ILLEGAL_STATE')
  await tx
    .insertInto('document_share')
    .values({ document_id: id, user_id, shared_by: actor.user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unshareDocument(tx: Tx, actor: Actor, id: string, user_id: string): Promise<void> {
  await getShareable(tx, actor, id)
  const ended = await tx
    .deleteFrom('document_share')
    .where('document_id', '=', id)
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirst()
  orNotFound(ended)
}

/** Lets a person read a document served to them on paper. The caller checks that it was. */
export async function shareServed(
  tx: Tx,
  { user_id: shared_by }: Actor,
  { document_id, user_id }: { document_id: string; user_id: string },
): Promise<void> {
  await asSystem(tx, () =>
    tx
      .insertInto('document_share')
      .values({ document_id, user_id, shared_by })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
