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
import { MERGE_PLAN } from './person-columns.ts'
import { lockBoth, refuseMerge } from './refuse-merge.ts'
import { settleCollisions } from './settle-collisions.ts'
import { tellMerged } from './tell-merged.ts'

/**
 * Merges the second account into the first, for good: what names it as a party names the first, what stands on accounts of its own in
 * the books is carried over, and nobody signs in as it any more. All in one transaction; asked for again, it is done already.
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
  await elevateToSystem(tx) // what is moved is of many domains, and nothing is answered of it
  await sql`set local statement_timeout = 0`.execute(tx)
  await lockBooks(tx, await estatesOf(tx, [first_id, second_id]))
  await settleCollisions(tx, { first_id, second_id })
  await movePerson(tx, id)
  await sealCardsOf(tx, secrets, first_id)
  await endAllSessions(tx, second_id, 'merged')
  await carryAccounts(tx, [second_id])
  await enqueue(tx, tellMerged, { merge_id: id, email: second.email, phone: second.phone })
}

/** Whose books may change: those of the estates in which either has an account. */
async function estatesOf(tx: Tx, people: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ estate_id: string }>`
    select distinct estate_id from charge where tenant_id = any (${[...people]}::uuid[]) or landlord_id = any (${[...people]}::uuid[])
    union select estate_id from property where landlord_id = any (${[...people]}::uuid[])
    union select estate_id from estate_association where user_id = any (${[...people]}::uuid[])`.execute(tx)
  return rows.map(({ estate_id }) => estate_id)
}

/** As one payout of the provider with money of both: what one person has once, and what no rule ends. */
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
