import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPlatformEstate } from './estate-rows.ts'

/** Suspends an estate: only super admins and the system can write. What is under way continues. */
export async function suspendEstate(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  reason: string,
): Promise<undefined> {
  await ready(tx, actor, estate_id)
  return once(
    tx
      .insertInto('estate_suspension')
      .values({ estate_id, reason, suspended_by: actor.user_id, suspended_at: tx.now })
      .execute(),
  )
}

/** Lifts the suspension of an estate. */
export async function restoreEstate(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  reason: string,
): Promise<undefined> {
  await ready(tx, actor, estate_id)
  const lifted = await tx
    .updateTable('estate_suspension')
    .set({ lifted_at: tx.now, lifted_by: actor.user_id, lifted_reason: reason })
    .where('estate_id', '=', estate_id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  if (lifted.numUpdatedRows === 0n) throw problem('ILLEGAL_STATE')
  return undefined
}

/** Marks an estate as verified, based on a document. */
export async function verifyEstate(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  paper: string,
): Promise<undefined> {
  await ready(tx, actor, estate_id)
  return once(
    tx
      .insertInto('estate_verification')
      .values({ estate_id, paper, verified_by: actor.user_id, verified_at: tx.now })
      .execute(),
  )
}

/** Withdraws the verification. */
export async function withdrawVerification(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  reason: string,
): Promise<undefined> {
  await ready(tx, actor, estate_id)
  const withdrawn = await tx
    .updateTable('estate_verification')
    .set({ withdrawn_at: tx.now, withdrawn_by: actor.user_id, withdrawn_reason: reason })
    .where('estate_id', '=', estate_id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (withdrawn.numUpdatedRows === 0n) throw problem('ILLEGAL_STATE')
  return undefined
}

async function ready(tx: Tx, actor: Actor, estate_id: string): Promise<void> {
  await getPlatformEstate(tx, estate_id)
  await requireStepUp(tx, actor)
}

/** A unique index allows one of a kind per estate, so a concurrent insert fails here. */
async function once(insert: Promise<unknown>): Promise<undefined> {
  await insert.catch((error: unknown) => {
    throw brokenConstraint(error) ? problem('ILLEGAL_STATE') : error
  })
  return undefined
}
