import type { CreatePrivacyRequest, PrivacyRequest } from '@gida/contract/domains/privacy/request'
import { DAYS_AIMED, DAYS_PROMISED } from '@gida/contract/domains/privacy/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { checkErasure } from '../erasure/check-erasure.ts'
import { getRequest } from './request-queries.ts'

/** Daily limit per person. */
const MOST_A_DAY = 10

/** Creates a request about the actor's data. For an erasure, a job checks at once what prevents it and what can be erased. */
export async function createRequest(
  tx: Tx,
  actor: Actor,
  { kind, words }: CreatePrivacyRequest,
): Promise<PrivacyRequest> {
  if (kind === 'ERASURE') await requireStepUp(tx, actor)
  const { user_id } = actor
  await spendAllowance(tx, { name: 'privacy_requests', spender: user_id, most: MOST_A_DAY, seconds: 86_400 })
  const today = lagosDay(tx.now)
  const made = await tx
    .insertInto('privacy_request')
    .values({
      ...{ user_id, kind, words, aim_on: addDays(today, DAYS_AIMED), due_on: addDays(today, DAYS_PROMISED) },
      estate_ids: sql<
        string[]
      >`array(select distinct estate_id from estate_association where user_id = ${user_id})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made)
    throw new Problem('ILLEGAL_STATE', {
      message: 'You have already asked this and it has not been answered yet. Withdraw it to ask again.',
    })
  if (kind === 'ERASURE') await enqueue(tx, checkErasure, { request_id: made.id })
  return getRequest(tx, made.id)
}
