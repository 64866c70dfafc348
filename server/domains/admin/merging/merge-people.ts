import type { MergePeople } from '@gida/contract/domains/admin/merging'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Secrets } from '../../../platform/config/secrets.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { endAllSessions } from '../../auth/index.ts'
import { sealCardsOf } from '../../autopay/index.ts'
import { carryAccounts, lockBooks } from '../../ledger/index.ts'
import { notifyMerged } from './notify-merged.ts'
import { MERGE_PLAN } from './person-columns.ts'
import { lockBoth, refuseMerge } from './refuse-merge.ts'
import { settleCollisions } from './settle-collisions.ts'

/**
 * Merges the second account into the first, permanently: references move to the first, balances of its ledger accounts are
 * transferred, and it can no longer sign in. One transaction; idempotent.
 */
export async function mergePeople(
  tx: Tx,
  actor: Actor,
  secrets: Secrets,
  { first_id, second_id, reason, ...said }: MergePeople & { first_id: string },
): Promise<void> {
  const { first, second } = await lockBoth(tx, first_id, second_id)
  await requireStepUp(tx, actor)
  if (second.merged_into === first_id) return
  await refuseMerge(tx, { first, second, ...said })
  const { id } = await tx
    .insertInto('person_merge')
    .values({ first_id, second_id, reason, merged_by: actor.user_id, merged_at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await elevateToSystem(tx) // moves rows of many domains, and reads none for the response
  await sql`set local statement_timeout = 0`.execute(tx)
  await lockBooks(tx, await estatesOf(tx, [first_id, second_id]))
  await settleCollisions(tx, { first_id, second_id })
  await movePerson(tx, id)
  await sealCardsOf(tx, secrets, first_id)
  await endAllSessions(tx, second_id, 'merged')
  await carryAccounts(tx, [second_id])
  await enqueue(tx, notifyMerged, { merge_id: id, email: second.email, phone: second.phone })
}

/** The estates whose books may change: those in which either has an account. */
async function estatesOf(tx: Tx, people: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ estate_id: string }>`
    select distinct estate_id from charge where tenant_id = any (${[...people]}::uuid[]) or landlord_id = any (${[...people]}::uuid[])
    union select estate_id from property where landlord_id = any (${[...people]}::uuid[])
    union select estate_id from estate_association where user_id = any (${[...people]}::uuid[])`.execute(tx)
  return rows.map(({ estate_id }) => estate_id)
}

/** Answered if a unique constraint stops the merge, for example at a payout with money of both. */
const IN_THE_WAY = {
  path: 'second_id',
  message:
    'Both have something that one person has only once. Nothing was merged. Ask whoever looks after Gida.',
}

async function movePerson(tx: Tx, merge_id: string): Promise<void> {
  const { rows } = await sql<{ moved: Record<string, number> }>`
    select app.move_person(${merge_id}, ${JSON.stringify(MERGE_PLAN)}::jsonb, ${tx.capability}) as moved`
    .execute(tx)
    .catch((error: unknown) => {
      throw brokenConstraint(error) ? problem('VALIDATION_ERROR', [IN_THE_WAY]) : error
    })
  await tx
    .updateTable('person_merge')
    .set({ moved: JSON.stringify(rows[0]?.moved ?? {}) })
    .where('id', '=', merge_id)
    .execute()
}
